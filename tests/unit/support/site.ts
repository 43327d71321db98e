import {areas} from '../../../src/areas';
import {pageRoute} from '../../../src/base/pageRoute';
import {readFacts} from '../../../src/facts';
import {headOf, readPage, type Page} from '../../../src/site-model/pages/page';
import {sectionsOf} from '../../../src/site-model/pages/sections';
import type {Site} from '../../../src/site-model/site';
import type {Given} from '../../../src/site-model/transforms/contents';
import {root} from '../../support/samples';
import {schemasIn} from '../../support/schemasIn';

const {facts} = readFacts(root);

/** What is put into pages: facts, and of a contract without a name nothing. */
const given: Given = {
  contract: {entries: []},
  description: null,
  facts,
  titles: {},
  changes: null,
  projects: {},
  address: 'https://docs.example.com/',
};

export function pageOf(file: string, text: string): Page {
  return readPage(headOf({file, text, route: pageRoute(file)}), root, given, '');
}

/** A site of these pages, by file, and of nothing else. */
export function siteOf(files: Readonly<Record<string, string>>, more: Partial<Site> = {}): Site {
  const pages = Object.entries(files).map(([file, text]) => pageOf(file, text));
  const sidebars = more.sidebars ?? new Map<string, readonly string[]>();
  return {
    siteDir: root,
    url: 'https://acme.example',
    baseUrl: '/',
    contract: given.contract,
    schemas: schemasIn(root),
    facts,
    description: null,
    history: {known: false, why: 'it is a test', remedy: 'none'},
    changes: [],
    record: [],
    sources: {pages, reactPages: [], files: new Set(Object.keys(files)), otherSources: []},
    sidebars,
    settings: [],
    pages: new Map(pages.map((page) => [page.file, page])),
    sections: sectionsOf(pages, sidebars, areas),
    given,
    givenHash: '',
    namesHash: '',
    samples: {contract: '', fences: new Map()},
    incomplete: [],
    problems: [],
    ...more,
  };
}
