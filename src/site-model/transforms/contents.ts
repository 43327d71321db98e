import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import browserPackages from '../../browserPackages.json';
import {getContractModel as model} from '../contract';
import {glossary, glossaryPage, glossaryTerms} from '../../facts/glossary';
import {readDescription} from '../openapi/description';
import {site} from '../../site';
import {permissionGroups, permissions, permissionsPage} from '../../facts/moderation/permissions';
import {timelinePages, timelineSteps} from '../../facts/moderation/timeline';
import {getRecentChanges as changes} from '../history/current';
import browserLicences from './browserLicences';
import contact from './contact';
import endpoints from './endpoints';
import fields from './fields';
import glossaryList from './glossaryList';
import permissionsMatrix from './moderation/permissions';
import timeline from './moderation/timeline';
import whoCan from './moderation/whoCan';
import names from './names';
import rateLimits from './rateLimits';
import recentChanges from './recentChanges';
import terms from './terms';

const siteDir = path.join(__dirname, '../../..');

export type Contents = () => Transformer<Root>;

/**
 * What a page says beside what its author wrote: names and terms become links, and elements such as
 * `<Fields>` become tables and lists. The pages and their Markdown twins go through the same.
 */

/** Known later than all that the others read. */
export const listOfChanges: Contents = () => recentChanges({changes});

/** `names` reads what authors write; the others put in content that has links of its own. */
export const needDescription: Contents = () =>
  endpoints({description: () => readDescription(siteDir)});

export const needContract: Contents[] = [() => names({model}), () => fields({model})];

export const beforeTheme = [
  ...needContract,
  () => browserLicences({packages: browserPackages}),
  needDescription,
  () => contact({contact: site.product.contact}),
  () => rateLimits({limits: site.rateLimits, contact: site.product.contact}),
  listOfChanges,
] satisfies Contents[];

export const afterTheme = [
  () => glossaryList({glossary}),
  () => terms({terms: glossaryTerms, glossaryPage}),
  () => whoCan({permissions, page: permissionsPage}),
  () => permissionsMatrix({groups: permissionGroups}),
  () => timeline({steps: timelineSteps, pages: timelinePages}),
] satisfies Contents[];

/** The elements of pages that the transforms put content in the place of. */
export const madeElements: readonly string[] = [
  'BrowserLicences',
  'Contact',
  'EndpointJumps',
  'EndpointSchemas',
  'Endpoints',
  'Fields',
  'Glossary',
  'Permissions',
  'RateLimits',
  'RecentChanges',
  'Term',
  'Timeline',
  'WhoCan',
];
