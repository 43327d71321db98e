import type {Problem} from '../base/problem';
import type {Site} from '../site-model/site';
import {ofPages, type Check} from './check';
import {contractReportProblems} from './contractReport';
import {elementProblems} from './elements';
import {contractFactProblems, shownFactProblems, writtenFactProblems} from './facts';
import {fileProblems} from './files';
import {frontMatterProblems} from './frontMatter';
import {headingProblems, tableProblems} from './headings';
import {linkProblems, putInProblems} from './links';
import {listProblems} from './lists';
import {pictureProblems} from './pictures';
import {projectProblems} from './projects';
import {settingProblems} from './settings';
import {emptyProblems, wrappedProblems} from './text';
import {walkthroughProblems} from './walkthroughs';

/** All checks of a site, but for the contract and for samples: those need a compiler. */
const checks: readonly Check[] = [
  ({problems}) => [...problems],
  ofPages(({problems}) => [...problems]),
  ({incomplete}) => [...incomplete],
  fileProblems,
  pictureProblems,
  listProblems,
  ofPages(frontMatterProblems),
  ofPages(emptyProblems),
  ofPages(wrappedProblems),
  ofPages(elementProblems),
  ofPages(walkthroughProblems),
  ofPages(headingProblems),
  ofPages(tableProblems),
  ofPages(linkProblems),
  ofPages(putInProblems),
  ofPages(writtenFactProblems),
  shownFactProblems,
  contractFactProblems,
  contractReportProblems,
  projectProblems,
  settingProblems,
];

export const problemsOf = (site: Site): Problem[] => checks.flatMap((check) => check(site));
