import MiniSearch from 'minisearch';
import {
  indexOptions,
  type IndexedSection,
  type SearchData,
  type SearchName,
  type SearchPage,
  type SearchSection,
} from './data';
import {excerpt, highlighted, type Piece} from './excerpt';
import {lookups} from './lookup';
import {unpacked} from './packed';
import {namesFor} from './names';
import {wordsOfQuery} from './words';

/** One result: a part of a page, or the place of a name. */
export interface Hit {
  /** Path without base URL, maybe with anchor. */
  readonly href: string;
  readonly area: string;
  readonly title: readonly Piece[];
  /** Empty for the page as a whole. */
  readonly heading: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

export interface Search {
  /** Best first. */
  readonly find: (query: string) => Hit[];
  readonly data: SearchData;
}

/** Of a query that somebody has pasted, the beginning. */
const MAX_LENGTH = 200;
const MAX_WORDS = 16;
export const MAX_HITS = 20;
/** A hit that is worth less than this part of the best one is none. */
const LEAST_SHARE = 0.08;
/** Names that come before all else; each has a page of its own. */
const MAX_NAMES = 2;
const MAX_OF_A_PAGE = 2;
/** How many come first whatever their area is. */
export const BEST = 3;

interface Ranked {
  /** It is the page that the query names. */
  readonly isNamed: boolean;
  readonly section: SearchSection;
  readonly page: SearchPage;
  readonly score: number;
  readonly terms: ReadonlySet<string>;
}

interface Found {
  /** By word of the query. */
  readonly scores: number[];
  readonly terms: Set<string>;
}

/** Whether a query has a heading, or a message that a symptom quotes: who pastes a line pastes more. */
function isMessage(symptom: string, phrase: string): boolean {
  const words = phrase.split(' ');
  const messages = Array.from(symptom.matchAll(/`([^`]+)`/g), ([, said]) => wordsOfQuery(said!));
  const whole = wordsOfQuery(symptom);
  return (
    (whole.length > 2 && phrase.includes(whole.join(' ').toLowerCase())) ||
    messages.some(
      (said) => said.length > 1 && said.every((word) => words.includes(word.toLowerCase())),
    )
  );
}

/** Whether a query is a line about a page, `Title: what it says`, or has the page's address. */
function isLineOf({title, path}: SearchPage, query: string): boolean {
  const at = path === '/' ? -1 : query.indexOf(path);
  return (
    query.toLowerCase().startsWith(`${title.toLowerCase()}: `) ||
    (at >= 0 && /^(?:[.](?:md|html))?\/?(?![\w/.-])/.test(query.slice(at + path.length)))
  );
}

/** Whether a query is the name of a page: its title, that up to a colon, or its name in the sidebar. */
const isNameOf = ({title, label}: SearchPage, query: string): boolean =>
  [title, title.split(':')[0], label].some(
    (name) => name?.toLowerCase() === query.trim().toLowerCase(),
  );

/** How much it counts that all words of a query are there, and next to each other. */
function weigh(
  found: Found,
  section: SearchSection,
  page: SearchPage,
  {query, phrase}: {readonly query: string; readonly phrase: string},
): number {
  const sum = found.scores.reduce((total, score) => total + score, 0);
  const isLead = section.anchor === '';
  const isPasted = isMessage(section.heading, phrase) || (isLead && isLineOf(page, query));
  const share = isPasted
    ? 1
    : found.scores.filter((score) => score > 0).length / found.scores.length;
  const lead = isLead ? 1.25 : 1;
  const has = (text: string) => text.toLowerCase().includes(phrase);
  const places = [
    isPasted && 4,
    has(page.title) && 1.5,
    has(section.heading) && 1.35,
    has(section.text) && 1.15,
  ];
  const together = places.find(Boolean) || 1;
  return sum * share ** 2 * lead * together * (page.weight ?? 1);
}

/** Makes the index of a file ready for queries. */
export function openSearch(data: SearchData): Search {
  const index = MiniSearch.loadJS<IndexedSection>(unpacked(data.index), indexOptions);
  const vocabulary = new Set(data.index.terms.map(([term]) => term));

  function ranked(query: string): Ranked[] {
    const words = wordsOfQuery(query).slice(0, MAX_WORDS);
    const asked = {query, phrase: words.join(' ').toLowerCase()};
    const sections = new Map<number, Found>();
    for (const lookup of lookups(words, data.synonyms, vocabulary)) {
      for (const {id, score, terms} of index.search(lookup.query)) {
        const found = sections.get(id as number) ?? {scores: words.map(() => 0), terms: new Set()};
        sections.set(id as number, found);
        for (const word of lookup.words) {
          const worth = (score * lookup.weight) / lookup.words.length;
          found.scores[word] = Math.max(found.scores[word]!, worth);
        }
        terms.forEach((term) => found.terms.add(term));
      }
    }
    return [...sections]
      .map(([id, found]): Ranked => {
        const section = data.sections[id]!;
        const page = data.pages[section.page]!;
        const score = weigh(found, section, page, asked);
        const isNamed = section.anchor === '' && isNameOf(page, query);
        return {section, page, score, terms: found.terms, isNamed};
      })
      .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.score - a.score);
  }

  function hitOf({section, page, terms}: Ranked): Hit {
    // Of code a line says nothing. What is all code says what its page is about.
    const lead = data.sections.find((it) => data.pages[it.page] === page && it.text !== '');
    return {
      href: page.path + (section.anchor && `#${section.anchor}`),
      area: page.area,
      title: highlighted(page.title, terms),
      heading: highlighted(section.heading.replaceAll('`', ''), terms),
      excerpt: excerpt(section.text || lead?.text || '', terms),
    };
  }

  function nameHit({name, kind, href}: SearchName): Hit {
    const [path = '', anchor] = href.split('#');
    const at = data.pages.findIndex((page) => page.path === path);
    const page = data.pages[at];
    const terms = new Set([name.split('.').at(-1)!.toLowerCase()]);
    const sections = data.sections.filter((section) => section.page === at);
    const block = sections
      .flatMap(({text}) => text.split('\n'))
      .find((line) => highlighted(line, terms).some(({found}) => found) && line.includes(' '));
    const lead = sections.find(({text}) => text !== '')?.text ?? '';
    return {
      href,
      area: page?.area ?? '',
      title: [{text: name, found: true}],
      heading: [{text: page && anchor ? `${kind} · ${page.title}` : kind, found: false}],
      excerpt: excerpt(block ?? lead, terms),
    };
  }

  function find(text: string): Hit[] {
    const query = text.slice(0, MAX_LENGTH);
    const names = namesFor(query, data.names).slice(0, MAX_NAMES).map(nameHit);
    const known = new Set(names.map(({href}) => href));
    const counts = new Map(names.map(({href}) => [href.replace(/#.*/, ''), 1]));
    // The three that everyone looks at are of three pages; further parts of a page come after.
    const best: Hit[] = [...names];
    const more: Hit[] = [];
    const all = ranked(query);
    const least = Math.max(0, ...all.map(({score}) => score)) * LEAST_SHARE;
    for (const each of all.filter(({score, isNamed}) => isNamed || score >= least)) {
      const {path} = each.page;
      const count = counts.get(path) ?? 0;
      if (best.length + more.length >= MAX_HITS) {
        break;
      }
      const hit = hitOf(each);
      if (count < MAX_OF_A_PAGE && !known.has(hit.href)) {
        counts.set(path, count + 1);
        (count === 0 && best.length < BEST ? best : more).push(hit);
      }
    }
    return [...best, ...more];
  }

  return {find, data};
}
