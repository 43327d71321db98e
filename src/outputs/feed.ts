import {Feed} from 'feed';
import {areas} from '../areas';
import type {GeneratedFiles} from '../base/files';
import {site as settings} from '../site';
import type {PageChange} from '../site-model/history/recentChanges';
import {addressOf, type Site} from '../site-model/site';

/** How many entries it has. */
const ENTRIES = 50;

export const FEED_FILE = 'feed.xml';

/** Without what XML 1.0 has no way to write, escaped or not. */
const xml = (text: string) =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/**
 * An Atom feed (RFC 4287), newest entry first.
 * @param address - of the site, with base URL and a slash at the end
 */
export function atomFeed(
  title: string,
  address: string,
  changes: readonly PageChange[],
  file = FEED_FILE,
): string {
  const name = xml(title);
  const id = address + file;
  const feed = new Feed({
    id,
    title: name,
    description: 'Pages that changed, and changes of the contract, newest first.',
    link: address,
    feedLinks: {atom: id},
    author: {name},
    generator: name,
    copyright: '',
    updated: new Date(changes[0]?.time ?? 0),
  });
  for (const {route, day, time, part, ...page} of changes) {
    const link = address + route.slice(1);
    feed.addItem({
      id: `${link.replace(/#.*/, '')}#changed-${day}${part ? `-${encodeURIComponent(part)}` : ''}`,
      title: xml(page.title),
      description: xml(page.description),
      link,
      date: new Date(time),
    });
  }
  // The package says HTML of titles and summaries, and readers would drop `<` and what follows it.
  return `${feed.atom1().replaceAll(' type="html"><![CDATA[', ' type="text"><![CDATA[')}\n`;
}

/** `feed.xml`, what changed, newest first; and the same of each area, `feeds/<area>.xml`. */
export function feed(site: Site): GeneratedFiles {
  const address = addressOf(site, '/');
  const feeds = Object.entries(areas).map(([id, title]): [string, string] => {
    const section = site.sections.find((it) => it.title === title);
    const routes = new Set(section?.pages.map(({route}) => route));
    const changes = site.changes.filter(({route}) => routes.has(route.replace(/#.*/, '')));
    const file = `feeds/${id}.xml`;
    const name = `${settings.title}: ${title}`;
    return [file, atomFeed(name, address, changes.slice(0, ENTRIES), file)];
  });
  const all = atomFeed(settings.title, address, site.changes.slice(0, ENTRIES));
  return new Map([[FEED_FILE, all], ...feeds]);
}
