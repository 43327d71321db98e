/** Keeps the entry of the section in view visible in a contents list that is longer than the window. */

let shown: Element | null = null;

function follow(): void {
  const active = document.querySelector('.theme-doc-toc-desktop .table-of-contents__link--active');
  const list = active?.closest('.theme-doc-toc-desktop');
  if (active && list && active !== shown) {
    const [entry, frame] = [active.getBoundingClientRect(), list.getBoundingClientRect()];
    if (entry.top < frame.top || entry.bottom > frame.bottom) {
      list.scrollTop += entry.top - frame.top - frame.height / 3;
    }
  }
  shown = active;
}

if (typeof document !== 'undefined') {
  // After the theme has marked the entry, which it does on the same event.
  document.addEventListener('scroll', () => requestAnimationFrame(follow));
}
