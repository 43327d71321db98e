import UIKit
import WebKit

/// The web view keeps its message handler alive, so the handler must not keep the screen alive.
@MainActor
final class ChatBridge: NSObject, WKScriptMessageHandlerWithReply {
    private let page: URL
    private let answer: @MainActor ([String: Any]) async throws -> String?

    init(page: URL, answer: @escaping @MainActor ([String: Any]) async throws -> String?) {
        self.page = page
        self.answer = answer
    }

    func userContentController(
        _ controller: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) {
        let sender = message.frameInfo.securityOrigin
        guard message.frameInfo.isMainFrame,
            sender.protocol == page.scheme, sender.host == page.host,
            // For the scheme's own port WebKit gives 0, so leave that port out of `page`.
            sender.port == (page.port ?? 0),
            let text = message.body as? String,
            let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
            let content = json as? [String: Any]
        else { return (nil, "refused") }
        do {
            return (try await answer(content), nil)
        } catch {
            return (nil, error.localizedDescription)
        }
    }
}

final class ChatViewController: UIViewController, WKNavigationDelegate {
    private let page = URL(string: "https://chat.example.com/chat-app.html")!
    private weak var host: ChatHost?
    private var webView: WKWebView!
    private var timeout: Task<Void, Never>?

    init(host: ChatHost) {
        self.host = host
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("created in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let configuration = WKWebViewConfiguration()
        configuration.allowsInlineMediaPlayback = true
        configuration.userContentController.addScriptMessageHandler(
            ChatBridge(page: page) { [weak self] content in try await self?.answer(content) },
            contentWorld: .page, name: "vsHost")

        webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = self
        webView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(webView)
        NSLayoutConstraint.activate([
            webView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            webView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            webView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            // Moves with the keyboard.
            webView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])

        timeout = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 15_000_000_000)
            if !Task.isCancelled { self?.host?.chatFailed(reason: "not ready after 15 s") }
        }
        webView.load(URLRequest(url: page))
    }

    /// Returns the token, if that is what the page asks for.
    private func answer(_ content: [String: Any]) async throws -> String? {
        switch content["kind"] as? String {
        case "token":
            guard let host = host else { throw CancellationError() }
            return try await host.chatToken()
        case "ready":
            timeout?.cancel()
        case "failed":
            timeout?.cancel()
            host?.chatFailed(reason: content["reason"] as? String ?? "unknown")
        case "action":
            host?.chatAction(
                type: content["type"] as? String ?? "",
                data: content["data"] as? [String: Any] ?? [:])
        default:
            break
        }
        return nil
    }

    // The main frame shows the page and nothing else.
    func webView(
        _ webView: WKWebView, decidePolicyFor action: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
        guard let url = action.request.url else { return .cancel }
        if let frame = action.targetFrame, !frame.isMainFrame { return .allow }
        if isPage(url) { return .allow }
        // A link that a user posted: https only, so that it starts no call and no purchase.
        // A script that clicks a link looks the same here.
        if action.navigationType == .linkActivated, url.scheme == "https" {
            // False if nothing can open it; the chat stays as it is.
            _ = await UIApplication.shared.open(url)
        }
        return .cancel
    }

    private func isPage(_ url: URL) -> Bool {
        url.scheme == page.scheme && url.host == page.host && url.port == page.port
            && url.path == page.path && url.query == page.query
    }

    deinit {
        timeout?.cancel()
    }
}
