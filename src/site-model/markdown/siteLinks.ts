import path from 'node:path';
import {pageRoute} from '../../base/pageRoute';

interface Page {
  /** Relative to the site's folder. */
  readonly file: string;
  readonly baseUrl: string;
}

/** A link as the page's HTML has it: to a page by its route, with the base URL. */
export function siteUrl(url: string, {file, baseUrl}: Page): string {
  if (/^(?:[a-z][a-z+.-]*:|\/\/|#)/i.test(url)) {
    return url.replace(/^pathname:\/\/\//, baseUrl);
  }
  const [, target = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(url) ?? [];
  if (target.startsWith('/')) {
    return baseUrl + target.slice(1) + hash;
  }
  const linked = path.posix.join(path.posix.dirname(file), target);
  const route = /\.mdx$/.test(linked) ? pageRoute(linked) : `/${linked}`;
  return baseUrl + (route ?? '').slice(1) + hash;
}
