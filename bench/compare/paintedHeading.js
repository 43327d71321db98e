/* global addEventListener, document, requestAnimationFrame, window */
// Runs in the measured page. Notes the time from a click on a link to the frame that shows another
// heading. In the session's storage, since a site of many documents starts over on each of them.
(() => {
  if (window.top !== window) {
    return;
  }
  const now = () => performance.timeOrigin + performance.now();
  const heading = () =>
    document.querySelector('main h1, article h1, h1')?.textContent?.trim() ?? '';

  addEventListener(
    'click',
    ({target}) => {
      if (target.closest?.('a[href]')) {
        sessionStorage.setItem('clicked', JSON.stringify({at: now(), before: heading()}));
        sessionStorage.removeItem('paintedAfter');
      }
    },
    true,
  );

  function look() {
    const clicked = JSON.parse(sessionStorage.getItem('clicked') ?? 'null');
    const shown = heading();
    if (clicked && shown && shown !== clicked.before) {
      sessionStorage.removeItem('clicked');
      // A message that is sent within a frame arrives once it has been produced.
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => sessionStorage.setItem('paintedAfter', String(now() - clicked.at));
      requestAnimationFrame(() => port2.postMessage(null));
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
})();
