import type {ClientModule} from '@docusaurus/types';

/**
 * Docusaurus prefetches what every link in view leads to: hundreds of files on a page with a sidebar.
 * Here only the pages that come next are fetched ahead, and those around a link of the sidebar that
 * is pointed at, once the browser is idle; a link that is pointed at, touched or focused loads its
 * page at once, as before. For a reader who goes from page to page the likeliest is read as well, so that
 * a click on it only has to show it: on a slow phone that is a fifth of the time that the click takes.
 */

/** How many of the following pages. */
const AHEAD = 2;
/** How many around a link of the sidebar that is pointed at: who is there goes somewhere from there. */
const BEFORE = 2;
const AFTER = 6;

const HERE = '.theme-doc-sidebar-menu a[aria-current="page"]';
const SIDEBAR_LINKS = '.theme-doc-sidebar-menu a[href^="/"]';
const NEXT_PAGE = 'a.pagination-nav__link--next[href]';

const sidebarLinks = () => [...document.querySelectorAll<HTMLAnchorElement>(SIDEBAR_LINKS)];

/** Where a reader goes on most likely, the likeliest first: in the sidebar, or out of its last page. */
function likely(): string[] {
  const links = sidebarLinks();
  const here = document.querySelector<HTMLAnchorElement>(HERE);
  const next = document.querySelector<HTMLAnchorElement>(NEXT_PAGE);
  const following = here ? links.slice(links.indexOf(here) + 1) : [];
  return [...(next ? [next] : []), ...following].map(({pathname}) => pathname);
}

let prefetch: typeof window.docusaurus.prefetch;

/** Docusaurus sets its object right after the client modules are read, and links ask it later. */
function takeOver(): void {
  ({prefetch} = window.docusaurus);
  window.docusaurus = {...window.docusaurus, prefetch: () => false};
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
    void window.docusaurus.preload(link.pathname);
  }
}

function onPoint({target}: PointerEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(SIDEBAR_LINKS) : null;
  if (link) {
    whenIdle(() => {
      const links = sidebarLinks();
      const index = links.indexOf(link);
      const around = links.slice(Math.max(0, index - BEFORE), index + 1 + AFTER);
      around.forEach(({pathname}) => void prefetch(pathname));
    });
  }
}

if (typeof window !== 'undefined') {
  queueMicrotask(takeOver);
  document.addEventListener('pointerover', onPoint);
  document.addEventListener('focusin', onFocus);
}

/** @param goesOn - nobody knows yet of a reader who has just arrived whether they go on at all */
async function lookAhead(goesOn: boolean): Promise<void> {
  const pages = [...new Set(likely())].slice(0, AHEAD);
  await Promise.all(pages.map(async (path) => prefetch(path)));
  const [likeliest] = pages;
  if (goesOn && likeliest) {
    // What fails here is reported by the navigation that needs it.
    whenIdle(() => void Promise.resolve(window.docusaurus.preload(likeliest)).catch(() => null));
  }
}

export default {
  onRouteDidUpdate({previousLocation, location}) {
    if (previousLocation?.pathname !== location.pathname) {
      whenIdle(() => void lookAhead(previousLocation !== null));
    }
  },
} satisfies ClientModule;
