import type {PageChange} from '../../site-model/history/recentChanges';

export interface Feed {
  readonly title: string;
  readonly subtitle: string;
  /** Of the site, with base URL and a slash at the end. */
  readonly address: string;
  /** Name of the feed's file. */
  readonly file: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** XML 1.0 has no way to write these, escaped or not. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function xml(text: string): string {
  return text
    .replace(NO_XML, '')
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

const instant = (time: number) => new Date(time).toISOString();

/** An Atom feed (RFC 4287), newest entry first. */
export function atomFeed(feed: Feed, changes: readonly PageChange[]): string {
  const self = `${feed.address}${feed.file}`;
  const entries = changes.map(({title, description, route, day, time}) => {
    const page = `${feed.address}${route.slice(1)}`;
    return `  <entry>
    <id>${xml(`${page}#changed-${day}`)}</id>
    <title>${xml(title)}</title>
    <link rel="alternate" type="text/html" href="${xml(page)}"/>
    <updated>${instant(time)}</updated>
    <summary>${xml(description)}</summary>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${xml(self)}</id>
  <title>${xml(feed.title)}</title>
  <subtitle>${xml(feed.subtitle)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${xml(self)}"/>
  <link rel="alternate" type="text/html" href="${xml(feed.address)}"/>
  <author>
    <name>${xml(feed.title)}</name>
  </author>
  <updated>${instant(changes[0]?.time ?? 0)}</updated>
${entries.join('')}</feed>
`;
}
