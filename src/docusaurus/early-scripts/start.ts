/**
 * Loads the scripts of a page after its first paint, when the browser is idle, or at the first sign
 * that the reader wants something of them. Until they answer, clicks on buttons and the keys of the
 * search are kept, and given to them once; links work by themselves. Runs in the page and is turned
 * into text, so it must be self-contained.
 */
export function start(): void {
  const root = document.documentElement;
  const sources = document.currentScript?.dataset.start;
  const kept: (() => void)[] = [];
  let isStarted = false;

  const load = () => {
    if (isStarted || !sources) {
      return;
    }
    isStarted = true;
    for (const source of sources.split(' ')) {
      const script = document.createElement('script');
      script.src = source;
      script.async = false; // in their order, though they arrive together
      script.onerror = () => {
        // The bundler would wait for what has failed already; without it, it asks again.
        script.remove();
        // Perhaps nothing will ever answer: no key may be swallowed from here on.
        release();
      };
      document.head.append(script);
    }
  };

  const keep = (event: Event, again: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push(again);
    load();
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>(
      '#__docusaurus :is(button, [role=button], [role=tab])',
    );
    if (button) {
      keep(event, () => button.click());
    }
  };

  const onKey = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    const isSearch = ctrlKey || metaKey ? key === 'k' : key === '/';
    if (isSearch && !altKey && !shiftKey && !event.isComposing) {
      const again = {key, ctrlKey, metaKey, bubbles: true, cancelable: true};
      keep(event, () => document.body.dispatchEvent(new KeyboardEvent('keydown', again)));
    }
    load();
  };

  const intents = ['pointermove', 'pointerdown', 'touchstart', 'focusin'];
  const release = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKey, true);
    intents.forEach((intent) => removeEventListener(intent, load, true));
  };
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated === 'true') {
      observer.disconnect();
      release();
      // Each on its own: the answer to one may change what the next does.
      kept.forEach((again) => setTimeout(again));
    }
  });

  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  intents.forEach((intent) => addEventListener(intent, load, {capture: true, passive: true}));
  // A frame is made when the styles are there, and painted right after this.
  requestAnimationFrame(() => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) {
        requestIdleCallback(load, {timeout: 300});
      } else {
        load();
      }
    });
  });
}
