import android.annotation.SuppressLint
import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.view.ViewGroup.LayoutParams
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import android.widget.FrameLayout
import androidx.activity.addCallback
import androidx.appcompat.app.AppCompatActivity
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import androidx.lifecycle.lifecycleScope
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import org.json.JSONException
import org.json.JSONObject

/** Your screen extends this one and implements the three functions of [ChatHost]. */
abstract class ChatActivity : AppCompatActivity(), ChatHost {
    private val origin = "https://chat.example.com"
    private val page = Uri.parse("$origin/chat-app.html")
    private lateinit var frame: FrameLayout
    private lateinit var webView: WebView
    private var timeout: Job? = null

    @SuppressLint("SetJavaScriptEnabled")
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        webView = WebView(this)
        frame = FrameLayout(this)
        frame.addView(webView, LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT))
        setContentView(frame)

        if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) {
            chatFailed("the web view of this device is too old")
            return
        }
        webView.settings.javaScriptEnabled = true
        webView.settings.domStorageEnabled = true
        webView.settings.allowFileAccess = false
        webView.settings.allowContentAccess = false
        WebViewCompat.addWebMessageListener(webView, "vsHost", setOf(origin)) {
            _, message, sourceOrigin, isMainFrame, replyProxy ->
            // Reading the text of an ArrayBuffer would throw.
            if (message.type != WebMessageCompat.TYPE_STRING) return@addWebMessageListener
            if (isMainFrame && sourceOrigin.toString() == origin) {
                receive(message.data ?: "", replyProxy)
            }
        }
        webView.webViewClient = object : WebViewClient() {
            // The main frame shows the page and nothing else.
            override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
                if (!request.isForMainFrame || isPage(request.url)) return false
                if (request.hasGesture()) openInBrowser(request.url)
                return true
            }
        }

        // Keeps the composer above the keyboard and the system bars.
        ViewCompat.setOnApplyWindowInsetsListener(frame) { view, insets ->
            val covered = insets.getInsets(
                WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.ime()
            )
            view.setPadding(covered.left, covered.top, covered.right, covered.bottom)
            WindowInsetsCompat.CONSUMED
        }

        onBackPressedDispatcher.addCallback(this) {
            if (webView.canGoBack()) webView.goBack() else finish()
        }

        timeout = lifecycleScope.launch {
            delay(15_000)
            chatFailed("not ready after 15 s")
        }
        webView.loadUrl(page.toString())
    }

    private fun isPage(url: Uri) =
        url.scheme == page.scheme && url.authority == page.authority && url.path == page.path &&
            url.encodedQuery == page.encodedQuery

    /** A link that a user posted: https only, so that it starts no call and no purchase. */
    private fun openInBrowser(url: Uri) {
        if (url.scheme != "https") return
        try {
            startActivity(Intent(Intent.ACTION_VIEW, url).addCategory(Intent.CATEGORY_BROWSABLE))
        } catch (error: ActivityNotFoundException) {
            // Nothing can open it; the chat stays as it is.
        }
    }

    private fun receive(text: String, replyProxy: JavaScriptReplyProxy) {
        val content = try {
            JSONObject(text)
        } catch (error: JSONException) {
            return
        }
        when (content.optString("kind")) {
            "token" -> lifecycleScope.launch { sendToken(replyProxy) }
            "ready" -> timeout?.cancel()
            "failed" -> {
                timeout?.cancel()
                chatFailed(content.optString("reason"))
            }
            "action" ->
                chatAction(content.optString("type"), content.optJSONObject("data") ?: JSONObject())
        }
    }

    /** The proxy reaches the document that asked, and no other. */
    private suspend fun sendToken(replyProxy: JavaScriptReplyProxy) {
        val answer = JSONObject()
        try {
            answer.put("token", chatToken())
        } catch (cancelled: CancellationException) {
            throw cancelled
        } catch (error: Exception) {
            answer.put("error", error.message ?: "no token")
        }
        replyProxy.postMessage(answer.toString())
    }

    override fun onDestroy() {
        frame.removeView(webView)
        webView.destroy()
        super.onDestroy()
    }
}
