/**
 * Puts the address right before the router reads it.
 * - `/x.html` and `/x/index.html` show the page of `/x`, so that the canonical link and the active
 *   sidebar item are those of the plain path.
 * - A path that begins with two slashes becomes one: as a link it would lead to another host, and
 *   `history` refuses it. The router decodes what it makes links of, so a backslash, which browsers read
 *   as a slash, and the characters that they leave out of an address go as well.
 * - Docusaurus decodes path and hash and crashes over what can't be decoded, like `#100%`; a percent
 *   sign that stands for nothing is made one that stands for itself.
 */
const HTML_FORM = /(?:\/index)?\.html$/;
const SLASHES = /\/(?:\/|%5c|%09|%0a|%0d)+/gi;

function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

function putRight(): void {
  const {pathname, search, hash} = location;
  const plain = decodable(pathname).replace(SLASHES, '/').replace(HTML_FORM, '') || '/';
  const place = decodable(hash);
  if (plain !== pathname || place !== hash) {
    history.replaceState(history.state, '', plain + search + place);
  }
}

if (typeof window !== 'undefined') {
  putRight();
  // Client modules are loaded before the router, so this listener is called before its own.
  window.addEventListener('popstate', putRight);
}
