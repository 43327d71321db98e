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
  const released = new AbortController();
  const release = () => released.abort();
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
    const {key, altKey, shiftKey, isComposing} = event;
    const isSearch = key === (event.ctrlKey || event.metaKey ? 'k' : '/');
    if (isSearch && !altKey && !shiftKey && !isComposing) {
      keep(event, () => document.body.dispatchEvent(new KeyboardEvent('keydown', event)));
    }
    load();
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
  const options = {capture: true, signal: released.signal};
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKey, options);
  for (const intent of ['pointermove', 'pointerdown', 'touchstart', 'focusin']) {
    addEventListener(intent, load, {...options, passive: true});
  }
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
