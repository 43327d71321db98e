/**
 * A navigation inside the tab is silent. This says the new page's heading, politely, and moves the
 * focus to the place in the page that the address names, so that the next Tab goes on from there;
 * for a page as a whole Docusaurus moves it to the start.
 */
import type {ClientModule} from '@docusaurus/types';

let live: HTMLElement | undefined;

/** There before the first word of it: what comes with its text is not read out. */
function makeLive(): HTMLElement {
  const element = document.createElement('p');
  element.setAttribute('role', 'status');
  element.className = 'only-heard';
  return document.body.appendChild(element);
}

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
  }
  element.focus({preventScroll: true});
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    live ??= makeLive();
    if (!previousLocation) {
      return;
    }
    if (location.pathname !== previousLocation.pathname) {
      live.textContent = document.querySelector('h1')?.textContent ?? '';
    }
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (place) {
      focusOn(place);
    }
  },
};

export const {onRouteDidUpdate} = clientModule;
