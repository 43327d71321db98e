/**
 * Words that readers use for what the pages call otherwise, in addition to those of the glossary: each line
 * is one thing. A word belongs here when readers search by it; a term is defined in src/facts/glossary.
 */
export const sayings: readonly (readonly string[])[] = [
  ['embed', 'install', 'integrate', 'put page', 'add page'],
  ['longest', 'maximum length', 'max length'],
  ['maximum', 'max'],
  ['ban', 'block', 'suspend', 'suspension'],
  ['delete', 'remove'],
  ['log out', 'logout', 'sign out'],
  ['log in', 'login', 'sign in'],
  ['rotate', 'renew', 'replace', 'regenerate'],
  ['CSP', 'content security policy'],
  ['flutter', 'react native', 'webview'],
  ['dark mode', 'dark theme'],
  ['colour', 'color'],
  ['licence', 'license', 'licensing'],
  ['localization', 'localisation', 'translation', 'translate', 'i18n'],
  ['theming', 'styling', 'stylesheet', 'CSS'],
  ['webhook', 'callback'],
  ['multibet', 'parlay'],
  ['same-game multi', 'bet builder'],
  ['channel', 'chat room'],
  ['export', 'download'],
  ['authentication', 'auth'],
  ['429', 'too many requests', 'rate limit'],
];
