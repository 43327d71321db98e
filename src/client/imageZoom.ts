import type {ClientModule} from '@docusaurus/types';
import type {Zoom} from 'medium-zoom/dist/pure';

/** Pictures of the content; not those inside links, nor those that opt out. */
const CONTENT_PICTURES = 'article img:not(a img, [data-zoom="off"])';
/** Scrolling further than this closes the zoom. */
const CLOSE_SCROLL_OFFSET_PX = 40;
/** The new page has settled by then. */
const REATTACH_DELAY_MS = 1000;

let zoom: Zoom | undefined;
let zoomOnItsWay: Promise<Zoom> | undefined;
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
  if (
    (event.key === 'Enter' || event.key === ' ') &&
    target instanceof HTMLElement &&
    zoom?.getImages().includes(target)
  ) {
    event.preventDefault();
    if (zoom.getZoomedImage()) {
      void zoom.close();
    } else {
      openedByKeyboard = target;
      void zoom.open({target});
    }
  }
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

/** The picture is the whole of the dialog; there is nothing in it for Tab to go to. */
function becomeDialog({target}: Event): void {
  const overlay = document.querySelector<HTMLElement>('.medium-zoom-overlay');
  if (overlay && target instanceof HTMLImageElement) {
    overlay.setAttribute('role', 'dialog');
    overlay.setAttribute('aria-modal', 'true');
    overlay.setAttribute('aria-label', `Enlarged: ${target.alt}`);
    overlay.tabIndex = -1;
    overlay.focus({preventScroll: true});
    setPageInert(true);
  }
}

function setPageInert(isInert: boolean): void {
  document.querySelector<HTMLElement>('#__docusaurus')!.inert = isInert;
}

function keepFocus(event: KeyboardEvent): void {
  if (event.key === 'Tab' && zoom?.getZoomedImage()) {
    event.preventDefault();
  }
}

function giveFocusBack(): void {
  openedByKeyboard?.focus({preventScroll: true});
  openedByKeyboard = undefined;
}

/**
 * A large form that fails counts as complete a moment before it counts as failed. In between
 * medium-zoom puts it into the page, and then forgets it.
 */
function removeForgotten(): void {
  document.querySelectorAll('body > .medium-zoom-image--opened').forEach((it) => it.remove());
}

/** A quarter of the pages have pictures: the others do without. */
async function createZoom(): Promise<Zoom> {
  const {default: mediumZoom} = await import('medium-zoom/dist/pure');
  const created = mediumZoom({
    margin: 0,
    scrollOffset: CLOSE_SCROLL_OFFSET_PX,
    background: 'var(--vs-ground)',
  });
  created.on('open', cloneWithoutSizes);
  created.on('opened', becomeDialog);
  created.on('close', () => setPageInert(false));
  created.on('closed', removeForgotten);
  created.on('closed', giveFocusBack);
  document.addEventListener('keydown', openByKeyboard);
  document.addEventListener('keydown', keepFocus);
  return created;
}

/** One for all pages, also when two of them wait for its script; what failed is tried again. */
function theZoom(): Promise<Zoom> {
  zoomOnItsWay ??= createZoom().catch((error: unknown) => {
    zoomOnItsWay = undefined;
    throw error;
  });
  return zoomOnItsWay;
}

/** Counts the attempts: the page of an older one is gone. */
let attempt = 0;

async function attach(): Promise<void> {
  attempt += 1;
  const mine = attempt;
  zoom?.detach();
  if (document.querySelector(CONTENT_PICTURES)) {
    zoom = await theZoom();
    if (mine === attempt) {
      const pictures = [...document.querySelectorAll<HTMLElement>(CONTENT_PICTURES)];
      zoom.attach(pictures);
      pictures.forEach(makeReachableByKeyboard);
    }
  }
}

function attachQuietly(): void {
  // Without the script the picture stays what it is.
  attach().catch(() => undefined);
}

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation, location}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      void zoom?.close();
    }
  },
  onRouteDidUpdate({previousLocation, location}) {
    if (!previousLocation) {
      attachQuietly();
    } else if (previousLocation.pathname !== location.pathname) {
      window.clearTimeout(reattachTimer);
      reattachTimer = window.setTimeout(attachQuietly, REATTACH_DELAY_MS);
    }
  },
};

export const {onRouteUpdate, onRouteDidUpdate} = clientModule;
