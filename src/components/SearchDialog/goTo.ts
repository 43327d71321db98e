import type {useHistory} from '@docusaurus/router';

/** Goes to an address of the site inside the tab; `src/client/pageChange.ts` moves the focus. */
export function goTo(history: ReturnType<typeof useHistory>, address: string): void {
  const url = new URL(address, location.href);
  const isHere = url.pathname === location.pathname && url.hash === location.hash;
  history.push(address);
  if (isHere) {
    // To the router nothing has changed.
    document.getElementById(decodeURIComponent(url.hash.slice(1)))?.scrollIntoView();
  }
}
