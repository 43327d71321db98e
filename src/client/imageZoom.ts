import type {ClientModule} from '@docusaurus/types';
import type MediumZoom from 'medium-zoom/dist/pure';
import type {Zoom} from 'medium-zoom/dist/pure';

/** Pictures of the content; not those inside links, nor those that opt out. */
const CONTENT_PICTURES = 'article img:not(a img, [data-zoom="off"])';
/** The new page has settled by then. */
const REATTACH_DELAY_MS = 1000;

let zoom: Zoom | undefined;
let reattachTimer: number | undefined;

function makeReachableByKeyboard(picture: HTMLElement): void {
  picture.tabIndex = 0;
  picture.setAttribute('role', 'button');
  picture.setAttribute('aria-haspopup', 'dialog');
}

function onKeyDown(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.key === 'Tab' && zoom?.getZoomedImage()) {
    event.preventDefault();
  } else if ((event.key === 'Enter' || event.key === ' ') && zoom?.getImages().includes(target)) {
    event.preventDefault();
    void zoom.toggle({target});
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
  const overlay = document.querySelector<HTMLElement>('.medium-zoom-overlay')!;
  overlay.setAttribute('role', 'dialog');
  overlay.setAttribute('aria-modal', 'true');
  overlay.setAttribute('aria-label', `Enlarged: ${(target as HTMLImageElement).alt}`);
  overlay.tabIndex = -1;
  overlay.focus({preventScroll: true});
  setPageInert(true);
}

function setPageInert(isInert: boolean): void {
  document.querySelector<HTMLElement>('#__docusaurus')!.inert = isInert;
}

/**
 * A large form that fails counts as complete a moment before it counts as failed. In between
 * medium-zoom puts it into the page, and then forgets it.
 */
function removeForgotten(): void {
  document.querySelectorAll('body > .medium-zoom-image--opened').forEach((it) => it.remove());
}

function createZoom(mediumZoom: typeof MediumZoom): Zoom {
  const created = mediumZoom({
    margin: 0,
    scrollOffset: 40, // pixels; scrolling further closes it
    background: 'var(--vs-ground)',
  });
  created.on('open', cloneWithoutSizes);
  created.on('opened', becomeDialog);
  created.on('close', () => setPageInert(false));
  created.on('closed', removeForgotten);
  created.on('closed', ({target}) => (target as HTMLElement).focus({preventScroll: true}));
  document.addEventListener('keydown', onKeyDown);
  return created;
}

/** A quarter of the pages have pictures: the others do without the script. */
async function attach(): Promise<void> {
  zoom?.detach();
  if (document.querySelector(CONTENT_PICTURES)) {
    const {default: mediumZoom} = await import('medium-zoom/dist/pure');
    // One for all pages, also when two of them have waited for its script.
    zoom ??= createZoom(mediumZoom);
    zoom.attach(CONTENT_PICTURES).getImages().forEach(makeReachableByKeyboard);
  }
}

export default {
  onRouteUpdate({previousLocation, location}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      void zoom?.close();
    }
  },
  onRouteDidUpdate({previousLocation, location}) {
    if (previousLocation?.pathname !== location.pathname) {
      window.clearTimeout(reattachTimer);
      // Without the script the picture stays what it is.
      const attachQuietly = () => void attach().catch(() => undefined);
      reattachTimer = window.setTimeout(attachQuietly, previousLocation ? REATTACH_DELAY_MS : 0);
    }
  },
} satisfies ClientModule;
