import {describe, expect, test} from 'vitest';
import type {Step} from '../../../src/base/plays';
import {declaredIn, linesOf} from '../../../src/outputs/stand-in/lines';
import {shownLines} from '../../../src/site-model/highlight/fence';

const code = `import type {FunctionAdapter} from 'virtual-stadium';

declare const token: string;
declare function open(id: string): void;
// ---cut---
SIR('registerAdapter', (request, args, callback) => {
  switch (request) {
    case 'outcomes':
      callback(null, {outcomes: []});
      return undefined;
    default:
      return undefined;
  }
});

SIR('addWidget', '#sr-vs-widget', 'virtualStadium', {
  jwt: token,
  enableLmt: true,
  enableCopyBetButton: true,
  onAction: (type, data) => {
    if (type === 'CopyBet') {
      open(data.betslip.id);
    }
    switch (type) {
      case 'Close':
        break;
    }
  },
});
`;

const hears = `SIR('addWidget', '#a', 'virtualStadium', {
  onAction: (type, data) => {
    // highlight-next-line
    if (type !== 'Lmt') return;
    document.title = String(data.isOpen);
  },
});`;

const lines = (kind: Step['kind'], of: string, module?: string, sample = code) =>
  linesOf(sample, shownLines(sample, new Set()), {kind, of, type: '', says: ''}, module);

/** As the reader counts them: what stands above the cut does not count. */
describe('the lines of a step', () => {
  test.each([
    ['command', 'registerAdapter', [1, 9]],
    ['command', 'addWidget', [11, 24]],
    ['request', 'outcomes', [3, 5]],
    ['answer', 'outcomes', [3, 5]],
    ['card', 'enableCopyBetButton', [14, 14]],
    ['click', 'enableLmt', [13, 13]],
    ['action', 'CopyBet', [16, 18]],
    ['action', 'Close', [20, 21]],
  ] as const)('of the %s %s hold it', (kind, of, expected) => {
    expect(lines(kind, of)).toEqual(expected);
  });

  test('of a request that the sample answers in no branch are those that register the adapter', () => {
    expect(lines('request', 'betShare')).toEqual([1, 9]);
  });

  test('of a request without an adapter are those of the module that asks', () => {
    const sample = code.slice(code.indexOf("SIR('addWidget'"));
    expect(lines('answer', 'betShare', 'enableLmt', sample)).toEqual([3, 3]);
  });

  test('of an action that others return before are all of the function', () => {
    expect(lines('action', 'Lmt', undefined, hears)).toEqual([2, 5]);
  });

  test('of what the sample does not have are none', () => {
    expect(lines('action', 'FlashBetOutcome')).toBeNull();
    expect(lines('command', 'removeWidget')).toBeNull();
  });
});

test('what a sample declares is what its page has to have', () => {
  expect(declaredIn(code)).toEqual(['token', 'open']);
});
