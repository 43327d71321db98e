import type {SearchData} from './data';
import {distance} from './distance';
import {nameIn} from './names';

export interface Suggestion {
  readonly text: string;
  /** Path without base URL, maybe with anchor. */
  readonly href: string;
}

const COUNT = 4;

/** What a query that finds nothing may have meant: the nearest names and terms, nearest first. */
export function suggestions(query: string, {names, terms}: SearchData): Suggestion[] {
  const wanted = nameIn(query.slice(0, 60)).toLowerCase();
  if (!wanted) {
    return [];
  }
  const known = new Map<string, string>();
  for (const {name, href} of [...terms, ...names.filter((it) => !it.name.includes('.'))]) {
    known.set(name, known.get(name) ?? href);
  }
  return [...known]
    .map(([text, href]) => {
      const name = text.toLowerCase();
      // A name that goes on after what was typed is nearer than one of the same length.
      const far = name.startsWith(wanted) ? 1 : distance(name, wanted);
      return {text, href, far, most: Math.max(2, Math.min(wanted.length, text.length) / 2)};
    })
    .filter(({far, most}) => far <= Math.ceil(most))
    .sort((a, b) => a.far - b.far)
    .slice(0, COUNT)
    .map(({text, href}) => ({text, href}));
}
