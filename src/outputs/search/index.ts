import MiniSearch from 'minisearch';
import type {Fact} from '../../facts/product';
import {glossaryPage, termAnchor, termsOf, type GlossaryTerm} from '../../facts/glossary';
import {
  indexOptions,
  type IndexedSection,
  type SearchData,
  type SearchPage,
} from '../../search/data';
import {packed} from '../../search/packed';
import {sayings} from '../../search/sayings';
import {withOwnNames} from '../../ownNames';
import {readFrontMatter} from '../../site-model/markdown/frontMatter';
import type {ContractModel} from '../../site-model/contract';
import type {Site} from '../../site-model/site';
import {namesOf} from './names';
import {sectionsIn, type ReadSection} from './sections';

/** How much the hits of a page count; else 1. These say in short what other pages say in full. */
const WEIGHTS: Readonly<Record<string, number>> = {'/': 0.5, '/markdown-page': 0.3};

export interface ReadPage extends SearchPage {
  /** What the page is about in one sentence, by which it is looked up but not shown. */
  readonly description: string;
  readonly sections: readonly ReadSection[];
}

/** The file that the search dialog loads. A page is found under its path, too. */
export function searchData(
  pages: readonly ReadPage[],
  model: ContractModel,
  glossary: readonly GlossaryTerm[],
): SearchData {
  const read = pages.flatMap((page, at) => page.sections.map((it) => ({page: at, ...it})));
  const index = new MiniSearch<IndexedSection>(indexOptions);
  index.addAll(
    read.map(({page, heading, anchor, text: own, code, isRow}, id) => {
      const {title, label, path, description} = pages[page]!;
      const text = anchor ? own : `${description}\n${own}`;
      return isRow
        ? {id, title: '', heading: '', text: `${heading} ${text}`, code}
        : {id, title: [title, label, path].filter(Boolean).join(' '), heading, text, code};
    }),
  );
  return {
    pages: pages.map(({path, title, label, area, weight}) => ({path, title, label, area, weight})),
    sections: read.map(({isRow: _isRow, ...section}) => section),
    names: namesOf(model),
    terms: glossary.map((term) => ({
      name: term.name,
      href: `${glossaryPage}#${termAnchor(term)}`,
    })),
    synonyms: [
      ...glossary
        .map(({name, also = [], forms = []}) => [name, ...also, ...forms])
        .filter((words) => words.length > 1),
      ...sayings,
    ],
    // What each document is called is its place: `openSearch` knows that.
    index: packed(index.toJSON()),
  };
}

/** What the sidebar calls a page, where that is not its title. */
function labelOf(text: string, title: string): string | undefined {
  const {sidebar_label: label} = withOwnNames(readFrontMatter(text));
  return typeof label === 'string' && label !== title ? label : undefined;
}

/** The part of a page that explains a fact is found by the fact's sentence as well. */
const withFacts = ({path, sections, ...page}: ReadPage, facts: readonly Fact[]): ReadPage => ({
  ...{path, ...page},
  sections: sections.map((it) => {
    const place = path + (it.anchor && `#${it.anchor}`);
    const own = facts.filter(({page: at, status}) => at === place && status !== 'unknown');
    return {...it, text: [it.text, ...own.map(({sentence}) => sentence)].join('\n').trim()};
  }),
});

/** The index of the search, from what the pages say as text. */
export function searchIndex({contract, facts, sections}: Site): string {
  const pages = sections.flatMap(({title: area, pages: listed}) =>
    listed.flatMap(({route: path, title, description, plain, text}) =>
      path === null || !plain
        ? []
        : [
            {
              ...{path, title, area, description},
              weight: WEIGHTS[path],
              label: labelOf(text, title),
              sections: sectionsIn(plain, title),
            },
          ],
    ),
  );
  const told = pages.map((page) => withFacts(page, facts.product));
  const data = searchData(told, contract ?? {entries: []}, termsOf(facts.glossary));
  return JSON.stringify(data);
}
