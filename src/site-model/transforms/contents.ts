import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import type {Facts} from '../../facts';
import {termsOf} from '../../facts/glossary';
import {permissionsOf} from '../../facts/permissions';
import {site} from '../../site';
import type {ContractModel} from '../contract';
import type {PageChange} from '../history/recentChanges';
import {headingIds} from '../markdown/headingIds';
import type {Description} from '../openapi/description';
import {browserLicences} from './browserLicences';
import {endpoints} from './endpoints';
import {fields} from './fields';
import {glossaryList} from './glossaryList';
import names from './names';
import {permissions} from './permissions';
import pictures from './pictures';
import putIn, {type MadeElement} from './putIn';
import {rateLimits} from './rateLimits';
import {recentChanges} from './recentChanges';
import {reference} from './reference';
import {settings} from './settings';
import terms from './terms';
import {timeline} from './timeline';
import {whoCan} from './whoCan';

/** What is put into pages, whatever the page. */
export interface Given {
  /** `null` while the contract cannot be read. */
  readonly contract: ContractModel | null;
  /** Of the REST API; `null` while it has a mistake. */
  readonly description: Description | null;
  readonly facts: Facts;
  /** The latest changes of the pages; `null` where nobody knows them. */
  readonly changes: readonly PageChange[] | null;
}

/** By element: what is put in its place; `null` for what is not known now. */
function elementsOf(given: Given): ReadonlyMap<string, MadeElement | null> {
  const {contract, description, facts, changes} = given;
  return new Map<string, MadeElement | null>([
    ['BrowserLicences', browserLicences],
    ...Object.entries(endpoints).map(
      ([name, make]) => [name, description && make(description)] as const,
    ),
    ['Fields', contract && fields(contract)],
    ['Glossary', glossaryList(facts.glossary)],
    ['Permissions', permissions(facts.permissionGroups)],
    ['RateLimits', rateLimits(site)],
    ['RecentChanges', recentChanges(changes)],
    ['Timeline', timeline(facts.timelineSteps)],
    ['WhoCan', whoCan(permissionsOf(facts))],
    ...settings(site),
  ]);
}

/** The elements of pages that the transforms put content in the place of. */
export const madeElements: readonly string[] = [
  'Term',
  'Type',
  'TypeIndex',
  ...elementsOf({
    contract: null,
    description: null,
    facts: {glossary: {}, permissionGroups: [], timelineSteps: []},
    changes: null,
  }).keys(),
];

/**
 * What a page says in addition to what its author wrote, in the order in which it is put in: names and terms
 * become links, and elements such as `<Fields>` become tables and lists.
 */
export function contents(given: Given): {
  readonly transforms: readonly Transformer<Root>[];
  /** Elements whose content is not known now. */
  readonly leftOut: readonly string[];
} {
  const {contract, facts} = given;
  const elements = [...elementsOf(given)];
  const known = elements.flatMap(([name, it]) => (it ? [[name, it] as const] : []));
  return {
    transforms: [
      // Names are read in what authors write and in comments; what is put in later has its own links.
      ...(contract ? [putIn(new Map(reference(contract))), names(contract)] : []),
      putIn(new Map(known)),
      pictures,
      headingIds,
      terms(termsOf(facts.glossary)),
    ],
    leftOut: elements.flatMap(([name, it]) => (it ? [] : [name])),
  };
}
