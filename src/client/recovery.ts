/**
 * A chunk that fails on the first load leaves Docusaurus's page unhydrated without a word
 * (only failed navigations reload). Once per page this reloads in full, which mends a
 * deployment under an open tab; after that the prerendered page stays readable, and a notice
 * with the error and "Retry" stands under it.
 */
const RELOADED_KEY = 'recovery-reloaded';

function isChunkError(reason: unknown): reason is Error {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

function isHydrated(): boolean {
  return document.documentElement.getAttribute('data-has-hydrated') === 'true';
}

/** True once per address and tab; false wherever that can't be remembered. */
function claimReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === location.pathname) {
      return false;
    }
    sessionStorage.setItem(RELOADED_KEY, location.pathname);
    return true;
  } catch {
    return false;
  }
}

function showNotice(error: Error): void {
  if (document.querySelector('.load-error')) {
    return;
  }
  const notice = document.createElement('div');
  notice.className = 'load-error';
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = `A part of this page did not load. You can read it, but menus and buttons may not answer. ${String(error)}`;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary button--sm';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => location.reload());
  notice.append(text, retry);
  document.body.append(notice);
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isHydrated() && isChunkError(event.reason)) {
      if (claimReload()) {
        location.reload();
      } else {
        showNotice(event.reason);
      }
    }
  });
}

export function onRouteDidUpdate(): void {
  try {
    sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // Storage is denied: then nothing was remembered either.
  }
}
