/**
 * Tables and code that are wider than their column can be scrolled with the arrow keys: they take
 * the focus, but only then. Chrome and Firefox do this by themselves, Safari does not.
 */
import type {ClientModule} from '@docusaurus/types';

function settle(): void {
  for (const element of document.querySelectorAll<HTMLElement>('main :is(table, pre)')) {
    if (
      element.scrollWidth > element.clientWidth &&
      getComputedStyle(element).overflowX !== 'visible'
    ) {
      element.tabIndex = 0;
    } else {
      element.removeAttribute('tabindex');
    }
  }
}

let observer: ResizeObserver | undefined;
let timer: number | undefined;

/** After the frame: a navigation shows its page first. */
function settleSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(settle, 100);
}

export default {
  onRouteDidUpdate() {
    observer ??= new ResizeObserver(settleSoon);
    // Calls at once, and whenever the page gets longer or narrower.
    observer.disconnect();
    observer.observe(document.body);
  },
} satisfies ClientModule;
