import {addressOf, type Place} from '../site-model/site';
import type {Files} from './files';

/** `robots.txt`: crawlers may read everything; where everything is, they learn from the sitemap. */
export function robots(place: Place): Files {
  const sitemap = addressOf(place, '/sitemap.xml');
  return new Map([['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`]]);
}
