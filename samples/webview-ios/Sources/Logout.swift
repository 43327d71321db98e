import WebKit

@MainActor
func forgetChatData() async {
    let store = WKWebsiteDataStore.default()
    await store.removeData(
        ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
}
