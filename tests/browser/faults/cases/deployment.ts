/** A new build in place of the one that a tab was opened with: every script has another address. */
import {clicks, goesBack, mended, opensSearch, reloads, waits} from '../deeds';
import {OTHER, OVERVIEW, type FaultCase, type Step} from '../reader';
import {withoutPrefetch} from '../scripts';
import {
  answers,
  at,
  loaded,
  noNotice,
  notFound,
  readable,
  searchFailed,
  searchField,
} from '../sights';

/** A page that the new build has no longer. */
export const GONE = '/docs/licensing';

const deploys: Step = {
  says: 'a new build is deployed',
  run: (reader) => reader.deploy(),
};

export const deploymentCases: readonly FaultCase[] = [
  {
    happens: 'a new build is deployed, and the reader goes on and back',
    faults: [withoutPrefetch],
    does: [waits, deploys, clicks(OTHER)],
    sees: [at(OTHER), loaded(2), noNotice, answers, goesBack, at(OVERVIEW), answers, loaded(2)],
  },
  {
    happens: 'a new build without the next page is deployed',
    faults: [withoutPrefetch],
    does: [waits, deploys, clicks(GONE)],
    sees: [notFound, loaded(2), readable, answers],
  },
  {
    happens: 'a new build is deployed, and the reader searches',
    faults: [],
    does: [waits, deploys, opensSearch],
    sees: [searchFailed, readable, reloads, mended, opensSearch, searchField],
  },
];
