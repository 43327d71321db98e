import android.webkit.CookieManager
import android.webkit.WebStorage

fun forgetChatData() {
    WebStorage.getInstance().deleteAllData()
    CookieManager.getInstance().removeAllCookies(null)
}
