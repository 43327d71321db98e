@MainActor
protocol ChatHost: AnyObject {
    func chatToken() async throws -> String
    func chatAction(type: String, data: [String: Any])
    func chatFailed(reason: String)
}
