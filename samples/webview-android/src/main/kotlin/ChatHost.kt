import org.json.JSONObject

interface ChatHost {
    suspend fun chatToken(): String
    fun chatAction(type: String, data: JSONObject)
    fun chatFailed(reason: String)
}
