import {site, type SiteSettings} from './site';
import specified from './specifiedNames.json';

type Named = Pick<SiteSettings, 'title' | 'disclaimer' | 'product' | 'packages' | 'hosts'>;

/** What pages, contract and facts write: the names of the product's specification, which stay there. */
const WRITTEN: Named = specified;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** In an order that does not depend on the file's. */
const valuesOf = (settings: object) =>
  Object.entries(settings as Record<string, string>)
    .sort()
    .map(([, value]) => value);

/** Everything that is written for a setting: an address also without its path, and as a host. */
function formsOf({title, disclaimer, product, packages, hosts}: Named): string[] {
  // Words stand between quotation marks in samples, too.
  const words = [title, disclaimer, ...valuesOf(product), capital(product.contact)];
  const addresses = valuesOf({...hosts, loader: hosts.loader.replace('CLIENT_ID', 'YOUR_$&')});
  const urls = addresses.map((it) => new URL(it));
  const called = [hosts.managementApi, hosts.utilityApi].map((it) => new URL(it));
  return [
    ...words.map((it) => it.replaceAll("'", '’')),
    ...[...valuesOf(packages), ...addresses],
    ...urls.flatMap(({origin, host}) => [origin, host]),
    // The first line of a request as HTTP sends it.
    ...called.flatMap(({pathname}) =>
      ['GET', 'POST', 'PUT', 'DELETE'].map((it) => `${it} ${pathname.replace(/\/$/, '')}/`),
    ),
  ];
}

const same = (text: string) => text;

export const writtenNames = formsOf(WRITTEN);

/** Puts the names of these settings in the place of those that are written. */
export function renaming(settings: Named): (text: string) => string {
  const own = formsOf(settings);
  const pairs = writtenNames.flatMap((written, at): [string, string][] =>
    written === own[at] ? [] : [[written, own[at]!]],
  );
  if (pairs.length === 0) {
    return same;
  }
  const names = new Map(pairs);
  const alternatives = [...names.keys()]
    .sort((a, b) => b.length - a.length)
    // Comments have line breaks.
    .map((it) => it.replace(/[.?]/g, '\\$&').replace(/(?<=\S) /g, '\\s+(?:\\* )?'));
  const pattern = new RegExp(`(\\b[Aa] )?(${alternatives.join('|')})`, 'g');
  return (text) =>
    text.replace(pattern, (_, article: string | undefined, written: string) => {
      const name = names.get(written.replace(/(?<=\S)\s+(?:\* )?/g, ' ')) ?? written;
      return `${article && /^(?:a|e|i|o|u)/i.test(name) ? article.replace(' ', 'n ') : (article ?? '')}${name}`;
    });
}

let rename: ((text: string) => string) | undefined;

/** Not before it is asked for: settings that are wrong are told of first. */
const ofSite = () => (rename ??= renaming(site));

export const ownNames = (text: string): string => ofSite()(text);

/** The same in every text of a tree, of a model, of facts: of what JSON can say. */
export function withOwnNames<T>(value: T): T {
  const named = (_: string, it: unknown) => (typeof it === 'string' ? ownNames(it) : it);
  return ofSite() === same ? value : (JSON.parse(JSON.stringify(value), named) as T);
}
