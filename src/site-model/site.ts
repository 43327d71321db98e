import type {Facts} from '../facts';
import type {Problem} from '../base/problem';
import type {ContractModel} from './contract';
import type {SampleSources} from './fences/fences';
import {lastChange, type History} from './history/git';
import {pageSources} from './history/pageSources';
import type {PageChange} from './history/recentChanges';
import type {Description} from './openapi/description';
import type {Page} from './pages/page';
import type {Section, Sidebars} from './pages/sections';
import type {ContractRecord} from './report/record';
import type {OpenSchemas} from './schema/jsonSchema';
import type {Settings} from './sources/settings';
import type {Sources} from './sources/sources';
import type {Given} from './transforms/contents';

/** Where a site is and what it is served as. */
export interface Place {
  readonly siteDir: string;
  /** Origin, without a slash at the end. */
  readonly url: string;
  readonly baseUrl: string;
}

/** What could be read of the contract, and what is wrong with it. */
export interface ContractOutcome {
  /** `null` where it does not compile. */
  readonly contract: ContractModel | null;
  /** Made when they are asked for first. */
  readonly schemas: () => Promise<OpenSchemas>;
  readonly problems: readonly Problem[];
  /** What its types lack. */
  readonly incomplete?: readonly Problem[];
}

/** The site as it was read: what everything else is made from and checked against. */
export interface Site extends Place {
  readonly contract: ContractModel | null;
  /** Of the contract, made when they are asked for first. */
  readonly schemas: () => Promise<OpenSchemas>;
  readonly facts: Facts;
  /** Of the REST API; `null` while it has a mistake. */
  readonly description: Description | null;
  readonly history: History;
  /** Changes of pages and of the contract, newest first: one for a page or a part, and a day. */
  readonly changes: readonly PageChange[];
  /** What was accepted of the contract, oldest first. */
  readonly record?: ContractRecord;
  /** That this is a build of; `null` where it is not known. */
  readonly commit?: string | null;
  readonly sources: Sources;
  readonly sidebars: Sidebars;
  readonly settings: readonly Settings[];
  /** By file, partials and unlisted pages too. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Those that are listed, in the order in which readers meet them. */
  readonly sections: readonly Section<Page>[];
  /** What is put into the pages, and what distinguishes one state of it from another. */
  readonly given: Given;
  readonly givenHash: string;
  /** The same of what names and terms lead to. */
  readonly namesHash: string;
  readonly samples: SampleSources;
  /** What the types of the contract lack. */
  readonly incomplete: readonly Problem[];
  /** What was wrong with what is no page. */
  readonly problems: readonly Problem[];
}

/** When a page got its present state, in milliseconds; `null` where no commit has that state. */
export function changedAt({history, contract, pages}: Site, file: string): number | null {
  const text = pages.get(file)?.text ?? '';
  return lastChange(history, pageSources({file, text}, contract));
}

/** Whether the pages of the reference are those of the contract: with a mistake, they are of an earlier one. */
export function hasReference({contract, problems}: Pick<Site, 'contract' | 'problems'>): boolean {
  return contract !== null && problems.every(({file}) => !file.endsWith('.ts'));
}

/** The canonical address of a path of the site: without a slash at the end. */
export function addressOf({url, baseUrl}: Place, route: string): string {
  return url + (route === '/' ? baseUrl : baseUrl + route.slice(1));
}

export type ListedPage = Page & {readonly route: string};

/** Each listed page once, in the order in which readers meet them. */
export function listedPages({sections}: Pick<Site, 'sections'>): ListedPage[] {
  const pages = new Set(sections.flatMap((section) => section.pages));
  return [...pages].filter((page): page is ListedPage => page.route !== null);
}
