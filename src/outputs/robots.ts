import type {GeneratedFiles} from '../base/files';
import {addressOf, type Place} from '../site-model/site';

/** `robots.txt`: crawlers may read everything; where everything is, they learn from the sitemap. */
export function robots(place: Place): GeneratedFiles {
  const sitemap = addressOf(place, '/sitemap.xml');
  return new Map([['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`]]);
}
