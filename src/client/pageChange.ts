/**
 * A navigation inside the tab is silent. This says the new page's heading, politely, and moves the
 * focus to the place in the page that the address names, so that the next Tab goes on from there;
 * for a page as a whole Docusaurus moves it to the start.
 */
import type {ClientModule} from '@docusaurus/types';
import {say} from './say';

export default {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) {
      say('');
      return;
    }
    if (location.pathname !== previousLocation.pathname) {
      say(document.querySelector('h1')?.textContent ?? '');
    }
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (place && place.tabIndex < 0) {
      place.tabIndex = -1;
    }
    place?.focus({preventScroll: true});
  },
} satisfies ClientModule;
