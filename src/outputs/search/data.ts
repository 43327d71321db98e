import MiniSearch from 'minisearch';
import {glossaryPage, termAnchor, type GlossaryTerm} from '../../facts/glossary';
import type {ContractModel} from '../../site-model/contract';
import {
  indexOptions,
  type IndexedSection,
  type SearchData,
  type SearchPage,
  type SearchSection,
} from '../../search/data';
import {sayings} from '../../search/sayings';
import {namesOf} from './names';

export interface ReadPage extends SearchPage {
  /** Found under, in addition to the title: the name in the sidebar, the page's path. */
  readonly alsoTitled: string;
  readonly sections: readonly Omit<SearchSection, 'page'>[];
}

interface Sources {
  readonly pages: readonly ReadPage[];
  readonly model: ContractModel;
  readonly glossary: readonly GlossaryTerm[];
}

/** The file that the search dialog loads. */
export function searchData({pages, model, glossary}: Sources): SearchData {
  const sections = pages.flatMap((page, at) => page.sections.map((it) => ({page: at, ...it})));
  const index = new MiniSearch<IndexedSection>(indexOptions);
  index.addAll(
    sections.map(({page, heading, text, code}, id) => {
      const {title, alsoTitled} = pages[page]!;
      return {id, title: `${title} ${alsoTitled}`, heading, text, code};
    }),
  );
  return {
    pages: pages.map(({path, title, area, weight}) => ({path, title, area, weight})),
    sections,
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
    index: index.toJSON(),
  };
}
