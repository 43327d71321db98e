/**
 * Puts the address right before the router reads it.
 * - `/x.html` and `/x/index.html` show the page of `/x`, so that the canonical link and the active
 *   sidebar item are those of the plain path.
 * - Docusaurus decodes path and hash and crashes over what can't be decoded, like `#100%`; a percent
 *   sign that stands for nothing is made one that stands for itself.
 */
const HTML_FORM = /(?:\/index)?\.html$/;

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
  const plain = decodable(pathname).replace(HTML_FORM, '') || '/';
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
