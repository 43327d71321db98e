/** No network, a slow one, and a wrong clock. */
import {clicks, losesNetwork, networkIsBack, opensSearch, reloads, retries, waits} from '../deeds';
import {slowScripts} from '../files';
import {OTHER, type FaultCase} from '../reader';
import {withoutPrefetch} from '../scripts';
import {answers, at, readable, sameDocument, searchFailed, searchField} from '../sights';
import {clock} from '../surroundings';

export const networkCases: readonly FaultCase[] = [
  {
    happens: 'the network goes, and the reader reads on',
    faults: [],
    does: [waits, losesNetwork],
    sees: [readable, answers, sameDocument],
  },
  {
    happens: 'the network goes, and the reader searches',
    faults: [],
    does: [waits, losesNetwork, opensSearch],
    sees: [searchFailed, readable, networkIsBack, retries, searchField],
  },
  {
    // The browser shows its own page without a network; the address is that of the page.
    happens: 'the network goes, and comes back after a click',
    faults: [withoutPrefetch],
    does: [waits, losesNetwork, clicks(OTHER), networkIsBack, reloads],
    sees: [at(OTHER), readable, answers],
  },
  {
    happens: 'every script takes 2 s',
    faults: [slowScripts(2)],
    sees: [readable, answers, sameDocument],
  },
  {
    happens: 'every script takes 2 s, and the reader clicks before',
    faults: [slowScripts(2)],
    does: [clicks(OTHER)],
    sees: [at(OTHER), readable],
  },
  ...[2099, 1970].map((year, index): FaultCase => ({
    happens: `the clock says ${year}`,
    more: index > 0,
    faults: [clock(year)],
    sees: [readable, answers, sameDocument],
  })),
];
