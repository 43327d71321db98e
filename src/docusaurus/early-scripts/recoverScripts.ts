/**
 * A script that fails on the first load leaves the page unhydrated without a word: Docusaurus only
 * answers for navigations. This reloads once, which mends a deployment under an old page and most
 * networks; after that the prerendered page stays readable, and a notice with the error and "Retry"
 * is under it. A page that was itself reloaded is not reloaded again: that guard needs no
 * storage, so it holds where storage is denied or forgets. Nor is a page without a network, which
 * would lose what can be read. It is turned into text, so it must be self-contained.
 */
export function recoverScripts(): void {
  const root = document.documentElement;
  const isOurs = (file: string) =>
    file.startsWith(`${location.origin}/`) && file.includes('/assets/');
  let isHandled = false;

  const showNotice = (reason: string) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div class="load-error" role="alert"><p></p><button type="button" class="button button--primary">Retry</button></div>',
    );
    const [text, retry] = document.body.lastElementChild!.children as unknown as HTMLElement[];
    text!.textContent = `A part of this page did not load. You can read it, but menus and buttons may not answer. ${reason}`;
    retry!.onclick = () => location.reload();
  };

  const recover = (reason: string) => {
    if (isHandled || root.dataset.hasHydrated === 'true') {
      return;
    }
    isHandled = true;
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (load && load.type !== 'reload' && navigator.onLine) {
      location.reload();
    } else {
      showNotice(reason);
    }
  };

  addEventListener(
    'error',
    (event) => {
      const {target} = event;
      if (target instanceof HTMLScriptElement) {
        // Every other script is asked for by one of these two, and its failure is a rejection.
        if (isOurs(target.src) && /main\.\w+\.js$/.test(target.src)) {
          recover(`Error: ${target.src} did not load.`);
        }
      } else if (isOurs(event.filename ?? '')) {
        recover(event.message);
      }
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => {
    if (reason instanceof Error && reason.name === 'ChunkLoadError') {
      recover(String(reason));
    }
  });
}
