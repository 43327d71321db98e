/** Scripts that fail: on the first load, on a navigation, and those of a part of the page. */
import {clicks, followsName, mended, retries, waits} from '../deeds';
import {noScriptComes} from '../files';
import {NAMES, OTHER, type FaultCase} from '../reader';
import {script, withoutPrefetch, type Kind} from '../scripts';
import {answers, at, loaded, noNotice, notice, readable, sameDocument} from '../sights';
import {offlineForTheBrowser, storage} from '../surroundings';

const FIRST_LOAD: readonly Kind[] = [
  'runtime',
  'main bundle',
  'lasting code',
  'page content',
  'sidebar data',
];

/** What starts the page, and what it shows: the others fail like one of them. */
const DAILY: readonly Kind[] = ['main bundle', 'page content'];

export const scriptCases: readonly FaultCase[] = [
  ...FIRST_LOAD.flatMap((kind): FaultCase[] => [
    {
      happens: `${kind} fails once`,
      more: !DAILY.includes(kind),
      faults: [script(kind, 'does not come', 'once')],
      sees: [loaded(2), readable, noNotice, answers],
    },
    {
      happens: `${kind} fails for good, until it is mended`,
      more: !DAILY.includes(kind),
      faults: [script(kind, 'does not come', 'for good')],
      sees: [loaded(2), readable, notice, mended, retries, answers, noNotice],
    },
  ]),
  {
    happens: 'a page’s script is gone',
    faults: [script('page content', 'is gone', 'for good')],
    sees: [loaded(2), readable, notice],
  },
  {
    happens: 'a page’s script is a page of HTML, once',
    faults: [script('page content', 'is a page of HTML', 'once')],
    sees: [loaded(2), answers],
  },
  {
    happens: 'a page’s script is cut off, once',
    faults: [script('page content', 'is cut off', 'once')],
    sees: [loaded(2), answers],
  },
  {
    happens: 'the main bundle is cut off, once',
    more: true,
    faults: [script('main bundle', 'is cut off', 'once')],
    sees: [loaded(2), answers],
  },
  {
    happens: 'a page’s script fails where storage is denied',
    faults: [storage.denied, script('page content', 'does not come', 'once')],
    sees: [loaded(2), answers],
  },
  {
    happens: 'a page’s script fails for good where storage forgets',
    faults: [storage.forgetful, script('page content', 'does not come', 'for good')],
    sees: [loaded(2), readable, notice],
  },
  {
    happens: 'a page’s script fails where there is no network',
    faults: [offlineForTheBrowser, script('page content', 'does not come', 'for good')],
    sees: [loaded(1), readable, notice],
  },
  {
    happens: 'no script comes at all',
    faults: [noScriptComes],
    does: [clicks(OTHER)],
    sees: [at(OTHER), readable],
  },
  {
    happens: 'the content of the next page fails once',
    faults: [withoutPrefetch, script('content of the next page', 'does not come', 'once')],
    does: [waits, clicks(OTHER)],
    sees: [at(OTHER), loaded(2), noNotice, answers],
  },
  {
    happens: 'the content of the next page fails for good',
    faults: [withoutPrefetch, script('content of the next page', 'does not come', 'for good')],
    does: [waits, clicks(OTHER)],
    sees: [at(OTHER), loaded(2), readable, notice, mended, retries, answers],
  },
  {
    happens: 'the content of the next page is a page of HTML, once',
    more: true,
    faults: [withoutPrefetch, script('content of the next page', 'is a page of HTML', 'once')],
    does: [waits, clicks(OTHER)],
    sees: [at(OTHER), loaded(2), answers],
  },
  {
    happens: 'the card of a name fails',
    faults: [script('name cards', 'does not come', 'for good')],
    at: NAMES,
    does: [waits, followsName],
    sees: [readable, sameDocument, answers],
  },
];
