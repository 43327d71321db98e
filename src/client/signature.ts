/** Lights the line of a type's signature whose row the address names; the row is lit as `:target`. */
import type {ClientModule} from '@docusaurus/types';

export default {
  onRouteDidUpdate({location}) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      '.signature pre a[href^="#"]',
    )) {
      if (link.hash === location.hash) {
        link.setAttribute('aria-current', 'location');
      } else {
        link.removeAttribute('aria-current');
      }
    }
  },
} satisfies ClientModule;
