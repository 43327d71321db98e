/**
 * `/x.html` and `/x/index.html` show the page of `/x`. Its address is put right before the router
 * reads it, so that the canonical link and the active sidebar item are those of the plain path.
 */
const HTML_FORM = /(?:\/index)?\.html$/;

if (typeof window !== 'undefined' && HTML_FORM.test(location.pathname)) {
  const plain = location.pathname.replace(HTML_FORM, '') || '/';
  history.replaceState(history.state, '', plain + location.search + location.hash);
}
