import {termsOf} from '../../facts/glossary';
import type {Site} from '../../site-model/site';
import {searchData} from './data';
import {sectionsIn} from './sections';

/** How much the hits of a page count; else 1. These say in short what other pages say in full. */
const WEIGHTS: Readonly<Record<string, number>> = {'/': 0.5, '/markdown-page': 0.3};

/** The index of the search, from what the pages say as text. */
export function searchIndex({contract, facts, sections}: Site): string {
  const pages = sections.flatMap(({title: area, pages: listed}) =>
    listed.flatMap(({route, title, plain}) => {
      if (route === null || !plain) {
        return [];
      }
      const said = {title, alsoTitled: route, sections: sectionsIn(plain, title)};
      return [{...said, path: route, area, weight: WEIGHTS[route]}];
    }),
  );
  return JSON.stringify(
    searchData({pages, model: contract ?? {entries: []}, glossary: termsOf(facts.glossary)}),
  );
}
