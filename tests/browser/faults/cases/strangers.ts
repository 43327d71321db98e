/** Other programs in the page: translation, extensions, and a clipboard that is denied. */
import {
  choosesTab,
  clicks,
  closesSearch,
  copiesCode,
  copiesHeading,
  copiesPage,
  goesBack,
  searches,
  waits,
} from '../deeds';
import {CODE, OTHER, OVERVIEW, TABS, type FaultCase} from '../reader';
import {
  answers,
  at,
  hashInAddress,
  readable,
  results,
  sameDocument,
  selectedCode,
  tab,
  text,
} from '../sights';
import {clipboardDenied, extension, translated} from '../surroundings';

export const strangerCases: readonly FaultCase[] = [
  {
    happens: 'the clipboard is denied to code',
    faults: [clipboardDenied],
    at: CODE,
    does: [waits, copiesCode],
    sees: [selectedCode],
  },
  {
    happens: 'the clipboard is denied to a heading',
    faults: [clipboardDenied],
    does: [waits, copiesHeading],
    sees: [hashInAddress, readable],
  },
  {
    happens: 'the clipboard is denied to a page',
    faults: [clipboardDenied],
    does: [waits, copiesPage],
    sees: [text('Not copied. Open the Markdown instead.')],
  },
  {
    happens: translated.beforeHydration.says,
    faults: [translated.beforeHydration],
    does: [waits, clicks(OTHER)],
    sees: [at(OTHER), readable, answers, sameDocument],
  },
  {
    happens: 'the browser translates a page that is read on',
    faults: [],
    does: [waits, translated.now, clicks(OTHER), translated.now, goesBack],
    sees: [at(OVERVIEW), readable, answers, sameDocument],
  },
  {
    happens: 'the browser translates a page with tabs',
    faults: [],
    at: TABS,
    does: [waits, translated.now, choosesTab('kotlin')],
    sees: [tab('kotlin'), readable, answers, sameDocument],
  },
  {
    happens: 'the browser translates a page that is searched and copied from',
    faults: [clipboardDenied],
    at: CODE,
    does: [waits, translated.now, copiesPage, searches('BetSlip')],
    sees: [results, translated.now, closesSearch, readable, answers, sameDocument],
  },
  ...(['into the text', 'around the app', 'into the body', 'into the head'] as const).map(
    (where, index): FaultCase => ({
      happens: `an extension inserts nodes ${where}`,
      more: index > 1,
      faults: [extension(where)],
      does: [waits, clicks(OTHER)],
      sees: [at(OTHER), readable, answers, sameDocument],
    }),
  ),
];
