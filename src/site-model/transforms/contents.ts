import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {hashOf} from '../../base/hashOf';
import {onceFor} from '../../base/onceFor';
import type {Block} from '../../base/mdast';
import type {Facts} from '../../facts';
import {termsOf} from '../../facts/glossary';
import {permissionsOf} from '../../facts/permissions';
import {ownNames} from '../../ownNames';
import {site} from '../../site';
import type {ContractModel} from '../contract';
import type {Dates} from '../contract/model';
import type {PageChange} from '../history/recentChanges';
import {siteAddress} from '../fences/siteAddress';
import {headingIds} from '../markdown/headingIds';
import type {Description} from '../openapi/description';
import type {ProjectFiles} from '../sources/projects';
import {browserLicences} from './browserLicences';
import {endpointJumps, endpoints, endpointSchemas} from './endpoints';
import {factTable, factValue} from './facts';
import {fields} from './fields';
import {integrationSteps} from './integrationSteps';
import {lookUp} from './lookUp';
import {modules, moduleTiles} from './modules';
import names from './names';
import {pageLinks} from './pageLinks';
import {permissions} from './permissions';
import pictures from './pictures';
import putIn, {type MadeElement} from './putIn';
import {recentChanges} from './recentChanges';
import {reference} from './reference';
import {contactLinks, rateLimits, setting} from './settings';
import stackedTables from './stackedTables';
import symptoms from './symptoms';
import {glossaryList, termLink} from './glossary';
import {timeline} from './timeline';
import {whoCan} from './whoCan';

/** What is put into pages, whatever the page. */
export interface Given {
  /** `null` while the contract cannot be read. */
  readonly contract: ContractModel | null;
  /** Of the REST API; `null` while it has a mistake. */
  readonly description: Description | null;
  readonly facts: Facts;
  /** Of the pages, by route. */
  readonly titles: Readonly<Record<string, string>>;
  /** The latest changes of the pages; `null` where nobody knows them. */
  readonly changes: readonly PageChange[] | null;
  /** What happened to parts of the contract, by their name in the report. */
  readonly dates?: Readonly<Record<string, Dates>>;
  /** Files that fences show. */
  readonly projects: ProjectFiles;
  /** Of the site, with a slash at the end. */
  readonly address: string;
}

const ownContact = () => ownNames('your integration contact');

const NO_TERMS = 'No terms are set for these files yet.';

/** What few pages show: only those are read again when it changes. */
type InFew = 'titles' | 'changes';

type MakeElement = (given: Omit<Given, InFew>) => MadeElement | null;

const ofDescription =
  (
    blocks: (description: Description, dates?: Readonly<Record<string, Dates>>) => Block[],
  ): MakeElement =>
  ({description, dates}) =>
    description && {make: () => blocks(description, dates)};

/** By element: what is put in its place; `null` for what is not known now. */
const ELEMENTS: Readonly<Record<string, MakeElement>> = {
  BrowserLicences: () => browserLicences,
  DownloadTerms: () => setting(site.downloadTerms ?? NO_TERMS),
  EndpointJumps: ofDescription(endpointJumps),
  Endpoints: ofDescription(endpoints),
  EndpointSchemas: ofDescription(endpointSchemas),
  Example: () => ({inText: true, aroundText: true, make: ({children}) => children}),
  Fact: ({facts}) => factValue(facts.product),
  Facts: ({facts}) => factTable(facts.product),
  Fields: ({contract}) => contract && fields(contract),
  Glossary: ({facts}) => glossaryList(facts.glossary),
  LookUp: ({contract, description}) => contract && description && lookUp(contract, description),
  Permissions: ({facts}) => permissions(facts.permissionGroups),
  RateLimits: () => rateLimits(site.rateLimits, ownContact()),
  SiteDisclaimer: () => setting(site.disclaimer),
  SiteNotice: () => setting(site.notice ?? ''),
  SiteTagline: () => setting(site.tagline),
  SiteTitle: () => setting(site.title),
  Term: ({facts}) => termLink(termsOf(facts.glossary)),
  Timeline: ({facts}) => timeline(facts.timelineSteps),
  WhoCan: ({facts}) => whoCan(permissionsOf(facts)),
};

/** Elements of few pages, by what they show. */
const IN_FEW: {
  readonly [Part in InFew]: {
    readonly element: string;
    readonly make: (shown: Given[Part]) => MadeElement;
  };
} = {
  titles: {element: 'PageLinks', make: pageLinks},
  changes: {element: 'RecentChanges', make: recentChanges},
};

/** Tells one state of what is put into a page, by its text, from another. */
export const givenHashes = onceFor(({titles, changes, ...others}: Given) => {
  const inAll = hashOf(others);
  const inFew = Object.entries({titles, changes} satisfies Pick<Given, InFew>).map(
    ([part, shown]) => [`<${IN_FEW[part as InFew].element}`, hashOf(shown)] as const,
  );
  return (text: string): string =>
    hashOf([inAll, ...inFew.filter(([element]) => text.includes(element))]);
});

/** The elements of pages that the transforms put content in the place of. */
export const madeElements: readonly string[] = [
  'Type',
  'TypeIndex',
  'IntegrationSteps',
  'Modules',
  'ModuleTiles',
  ...Object.keys(ELEMENTS),
  ...Object.values(IN_FEW).map(({element}) => element),
];

/**
 * What a page says in addition to what its author wrote, in the order in which it is put in: names
 * become links, and elements such as `<Fields>` and `<Term>` become tables, lists and links.
 */
export function contents(given: Given): {
  readonly transforms: readonly Transformer<Root>[];
  /** Elements whose content is not known now. */
  readonly leftOut: readonly string[];
} {
  const {contract, facts, address, titles, changes} = given;
  const elements = Object.entries(ELEMENTS).map(([name, make]) => [name, make(given)] as const);
  const known = [
    ...elements.flatMap(([name, it]) => (it ? [[name, it] as const] : [])),
    [IN_FEW.titles.element, IN_FEW.titles.make(titles)] as const,
    [IN_FEW.changes.element, IN_FEW.changes.make(changes)] as const,
  ];
  return {
    transforms: [
      // Written as in a page, their names are read as well.
      putIn(
        new Map([
          ['IntegrationSteps', integrationSteps(facts.integrationSteps)],
          ['Modules', modules(facts.modules)],
          ['ModuleTiles', moduleTiles(facts.modules)],
        ]),
      ),
      // Names are read in what authors write and in comments; what is put in later has its own links.
      ...(contract ? [putIn(reference(contract)), names(contract)] : []),
      putIn(new Map(known)),
      contactLinks(ownContact()),
      siteAddress(address),
      pictures,
      headingIds,
      symptoms,
      stackedTables,
    ],
    leftOut: elements.flatMap(([name, it]) => (it ? [] : [name])),
  };
}
