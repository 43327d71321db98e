import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import browserPackages from '../browserPackages.json';
import {getContractModel as model} from '../contract-model';
import {glossary, glossaryPage, glossaryTerms} from '../glossary';
import {getRecentChanges as changes} from '../history/current';
import browserLicences from './browserLicences';
import fields from './fields';
import glossaryList from './glossaryList';
import names from './names';
import recentChanges from './recentChanges';
import terms from './terms';

type Contents = () => Transformer<Root>;

/**
 * What a page says beside what its author wrote: names and terms become links, and elements such as
 * `<Fields>` become tables and lists. The pages and their Markdown twins go through the same.
 */

/** `names` reads what authors write; the others put in content that has links of its own. */
export const beforeTheme = [
  () => names({model}),
  () => fields({model}),
  () => browserLicences({packages: browserPackages}),
  () => recentChanges({changes}),
] satisfies Contents[];

export const afterTheme = [
  () => glossaryList({glossary}),
  () => terms({terms: glossaryTerms, glossaryPage}),
] satisfies Contents[];
