import type {ClientModule} from '@docusaurus/types';

/**
 * Docusaurus prefetches what every link in view leads to: hundreds of files on a page with a sidebar.
 * Here only the page that comes next is fetched ahead, once the browser is idle; a link that is
 * pointed at, touched or focused loads its page at once, as before.
 */

const NEXT_PAGE = 'a.pagination-nav__link--next[href]';

let prefetch: typeof window.docusaurus.prefetch | undefined;

/** Docusaurus sets its object right after the client modules are read, and links ask it later. */
function takeOver(): void {
  const {docusaurus} = window;
  prefetch = docusaurus.prefetch;
  window.docusaurus = {...docusaurus, prefetch: () => false};
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(task);
  } else {
    setTimeout(task, 200);
  }
}

function onFocus({target}: FocusEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin === location.origin && link.matches(':focus-visible')) {
    window.docusaurus.preload(link.pathname);
  }
}

if (typeof window !== 'undefined') {
  queueMicrotask(takeOver);
  document.addEventListener('focusin', onFocus);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({previousLocation, location}) {
    if (previousLocation?.pathname !== location.pathname) {
      whenIdle(() => {
        const next = document.querySelector<HTMLAnchorElement>(NEXT_PAGE);
        if (next) {
          prefetch?.(next.pathname);
        }
      });
    }
  },
};

export const {onRouteDidUpdate} = clientModule;
