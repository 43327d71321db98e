// swift-tools-version:5.6
import PackageDescription

let package = Package(
    name: "MatchChatWebView",
    platforms: [.iOS(.v15)],
    products: [.library(name: "MatchChatWebView", targets: ["MatchChatWebView"])],
    targets: [.target(name: "MatchChatWebView", path: "Sources")]
)
