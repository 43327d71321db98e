import {Feed as Package} from 'feed';
import {site as settings} from '../site';
import type {PageChange} from '../site-model/history/recentChanges';
import {addressOf, type Site} from '../site-model/site';
import type {Files} from './files';

/** How many entries it has. */
const ENTRIES = 50;

export const FEED_FILE = 'feed.xml';

interface Feed {
  readonly title: string;
  readonly subtitle: string;
  /** Of the site, with base URL and a slash at the end. */
  readonly address: string;
  /** Name of the feed's file. */
  readonly file: string;
}

/** XML 1.0 has no way to write these, escaped or not. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const xml = (text: string) => text.replace(NO_XML, '');

/** An Atom feed (RFC 4287), newest entry first. */
export function atomFeed(
  {title, subtitle, address, file}: Feed,
  changes: readonly PageChange[],
): string {
  const name = xml(title);
  const feed = new Package({
    id: address + file,
    title: name,
    description: xml(subtitle),
    link: address,
    feedLinks: {atom: address + file},
    author: {name},
    generator: name,
    copyright: '',
    updated: new Date(changes[0]?.time ?? 0),
  });
  for (const {title, description, route, day, time} of changes) {
    const link = address + route.slice(1);
    feed.addItem({
      id: `${link}#changed-${day}`,
      title: xml(title),
      description: xml(description),
      link,
      date: new Date(time),
    });
  }
  // The package says HTML of titles and summaries, and readers would drop `<` and what follows it.
  return `${feed.atom1().replaceAll(' type="html"><![CDATA[', ' type="text"><![CDATA[')}\n`;
}

/** `feed.xml`: pages that changed, newest first. */
export function feed(site: Site): Files {
  const about = {
    title: settings.title,
    subtitle: 'Pages that changed, newest first.',
    address: addressOf(site, '/'),
    file: FEED_FILE,
  };
  return new Map([[FEED_FILE, atomFeed(about, site.changes.slice(0, ENTRIES))]]);
}
