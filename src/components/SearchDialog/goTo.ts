import type {useHistory} from '@docusaurus/router';

const GIVE_UP_AFTER_MS = 10_000;

/** The element goes into the order of focus where the page is read on from; it need not be a control. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
  }
  element.focus({preventScroll: true});
}

/** Moves the focus to a place of the page, as soon as that page is there. */
function focusWhenThere(address: URL): void {
  const id = decodeURIComponent(address.hash.slice(1));
  const look = (): boolean => {
    const element = location.pathname === address.pathname && document.getElementById(id);
    if (element) {
      focusOn(element);
    }
    return Boolean(element);
  };
  if (look()) {
    return;
  }
  const observer = new MutationObserver(() => look() && observer.disconnect());
  observer.observe(document.body, {childList: true, subtree: true});
  setTimeout(() => observer.disconnect(), GIVE_UP_AFTER_MS);
}

/**
 * Goes to an address of the site inside the tab. Docusaurus moves the focus for a page; for a place
 * in a page we do.
 */
export function goTo(history: ReturnType<typeof useHistory>, address: string): void {
  const url = new URL(address, location.href);
  const isHere = url.pathname === location.pathname && url.hash === location.hash;
  history.push(address);
  if (isHere) {
    // To the router nothing has changed.
    document.getElementById(decodeURIComponent(url.hash.slice(1)))?.scrollIntoView();
  }
  if (url.hash) {
    focusWhenThere(url);
  }
}
