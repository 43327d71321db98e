import type {ClientModule} from '@docusaurus/types';
import mediumZoom, {type Zoom} from 'medium-zoom/dist/pure';

/** Pictures of the content; not those inside links, nor those that opt out. */
const CONTENT_PICTURES = 'article img:not(a img, [data-zoom="off"])';
/** Scrolling further than this closes the zoom. */
const CLOSE_SCROLL_OFFSET_PX = 40;
/** The new page has settled by then. */
const REATTACH_DELAY_MS = 1000;

let zoom: Zoom | undefined;
let reattachTimer: number | undefined;
/** The picture that was opened by keyboard: it gets the focus back. */
let openedByKeyboard: HTMLElement | undefined;

function makeReachableByKeyboard(picture: HTMLElement): void {
  picture.tabIndex = 0;
  picture.setAttribute('role', 'button');
  picture.setAttribute('aria-haspopup', 'dialog');
}

function openByKeyboard(event: KeyboardEvent): void {
  const target = event.target;
  if (!zoom || (event.key !== 'Enter' && event.key !== ' ')) {
    return;
  }
  if (zoom.getZoomedImage()) {
    event.preventDefault();
    void zoom.close();
  } else if (target instanceof HTMLElement && zoom.getImages().includes(target)) {
    event.preventDefault();
    openedByKeyboard = target;
    void zoom.open({target});
  }
}

/** The enlarged picture covers the page, which nobody can see or should reach meanwhile. */
function coverPage(covered: boolean): void {
  document.getElementById('__docusaurus')?.toggleAttribute('inert', covered);
}

/**
 * medium-zoom clones the picture and takes `srcset` off the clone. In Chrome the clone keeps the
 * density that it had by it, counts as small as it is shown, and opens no larger. So there must be
 * no `srcset` while it clones, which it does right after this event.
 */
function cloneWithoutSizes({target}: Event): void {
  if (target instanceof HTMLImageElement && target.srcset) {
    const {src, srcset, sizes} = target;
    target.src = target.currentSrc || src;
    target.removeAttribute('srcset');
    target.removeAttribute('sizes');
    queueMicrotask(() => Object.assign(target, {sizes, srcset, src}));
  }
}

function giveFocusBack(): void {
  openedByKeyboard?.focus({preventScroll: true});
  openedByKeyboard = undefined;
}

function createZoom(): Zoom {
  const created = mediumZoom({
    margin: 0,
    scrollOffset: CLOSE_SCROLL_OFFSET_PX,
    background: 'var(--vs-ground)',
  });
  created.on('open', cloneWithoutSizes);
  created.on('opened', () => coverPage(true));
  created.on('close', () => coverPage(false));
  created.on('closed', giveFocusBack);
  document.addEventListener('keydown', openByKeyboard);
  return created;
}

function attach(): void {
  const pictures = [...document.querySelectorAll<HTMLElement>(CONTENT_PICTURES)];
  zoom?.detach();
  if (pictures.length > 0) {
    zoom ??= createZoom();
    zoom.attach(pictures);
    pictures.forEach(makeReachableByKeyboard);
  }
}

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation, location}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      void zoom?.close();
    }
  },
  onRouteDidUpdate({previousLocation, location}) {
    if (!previousLocation) {
      attach();
    } else if (previousLocation.pathname !== location.pathname) {
      window.clearTimeout(reattachTimer);
      reattachTimer = window.setTimeout(attach, REATTACH_DELAY_MS);
    }
  },
};

export const {onRouteUpdate, onRouteDidUpdate} = clientModule;
