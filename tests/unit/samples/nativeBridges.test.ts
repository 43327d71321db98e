import {describe, expect, test} from 'vitest';
import {siteFences} from '../../support/samples';

const LANGUAGES = ['kotlin', 'java', 'swift', 'objectivec'];

/** No compiler of the build reads these samples, so these tests read what guards the token. */
const native = siteFences().filter(({language}) => LANGUAGES.includes(language));

function sample(title: string): string {
  const [found] = native.filter(({meta}) => meta.title === title);
  return found?.text.replace(/\s+/g, ' ') ?? '';
}

test.each([
  ['a bridge for every frame', /addJavascriptInterface|@JavascriptInterface/],
  ['a bridge for every origin', /setOf\(\s*"\*/],
  ['a handler of messages that can not answer', /WKScriptMessageHandler\b/],
  ['a script run in whatever page is shown', /evaluateJavaScript|callAsyncJavaScript/i],
  ['files for the page', /(?:FileAccess|ContentAccess|FileURLs) = true/],
])('no native sample has %s', (_, pattern) => {
  expect(native.length).toBeGreaterThan(5);
  expect(native.filter(({text}) => pattern.test(text)).map(({file}) => file)).toEqual([]);
});

interface Rule {
  readonly does: string;
  /** Parts of the sample that are in it in this order, white space aside. */
  readonly by: readonly string[];
}

const ANDROID: readonly Rule[] = [
  {
    does: 'loads nothing where the web view has no bridge that tells origins',
    by: [
      'if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) { chatFailed(',
      'return }',
      'addWebMessageListener(',
      'loadUrl(',
    ],
  },
  {
    does: 'listens to the main frame of its own origin',
    by: [
      'private val origin = "https://chat.example.com"',
      'private val page = Uri.parse("$origin/',
      'addWebMessageListener(webView, "vsHost", setOf(origin))',
      'if (message.type != WebMessageCompat.TYPE_STRING) return@addWebMessageListener',
      'if (isMainFrame && sourceOrigin.toString() == origin) { receive(',
    ],
  },
  {
    does: 'answers the document that asked',
    by: ['answer.put("token", chatToken())', 'replyProxy.postMessage(answer.toString())'],
  },
  {
    does: 'keeps files of the app out of reach',
    by: ['allowFileAccess = false', 'allowContentAccess = false'],
  },
  {
    does: 'shows its page in the main frame, and opens links after a gesture only',
    by: [
      'if (!request.isForMainFrame || isPage(request.url)) return false',
      'if (request.hasGesture()) openInBrowser(request.url) return true',
      'url.scheme == page.scheme && url.authority == page.authority && url.path == page.path',
      '&& url.encodedQuery == page.encodedQuery',
    ],
  },
  {
    does: 'opens https only, and survives without a browser',
    by: ['if (url.scheme != "https") return', 'startActivity(', 'ActivityNotFoundException) {'],
  },
];

const IOS: readonly Rule[] = [
  {
    does: 'listens to the main frame of its own origin',
    by: [
      'guard message.frameInfo.isMainFrame, sender.protocol == page.scheme,',
      'sender.host == page.host,',
      'sender.port == (page.port ?? 0),',
      'else { return (nil, "refused") }',
      'https://chat.example.com/',
    ],
  },
  {
    does: 'answers the document that asked',
    by: [
      'WKScriptMessageHandlerWithReply',
      'return (try await answer(content), nil)',
      'return try await host.chatToken()',
    ],
  },
  {
    does: 'shows its page in the main frame, and opens https links only',
    by: [
      'if isPage(url) { return .allow }',
      'if action.navigationType == .linkActivated, url.scheme == "https" {',
      'UIApplication.shared.open(url) } return .cancel',
      'url.scheme == page.scheme && url.host == page.host && url.port == page.port',
      '&& url.path == page.path && url.query == page.query',
    ],
  },
];

describe.each([
  ['ChatActivity.kt', ANDROID],
  ['ChatViewController.swift', IOS],
])('%s', (title, rules) => {
  test.each(rules)('$does', ({by}) => {
    const text = sample(title);
    let from = 0;
    for (const part of by) {
      const at = text.indexOf(part, from);
      expect({part, at}).not.toEqual({part, at: -1});
      from = at + part.length;
    }
  });
});
