/** Local storage that is denied, full or rubbish. */
import {expect} from '../../support/site';
import {choosesTab, closesAnnouncement, does, waits} from '../deeds';
import {TABS, type FaultCase, type Step} from '../reader';
import {announcement, answers, mode, noAnnouncement, readable, sameDocument, tab} from '../sights';
import {STORAGE_KEYS, storage, stored} from '../surroundings';

const remembersNothing = [readable, mode('light'), tab('swift'), announcement];
const works: readonly Step[] = [
  choosesTab('kotlin'),
  tab('kotlin'),
  closesAnnouncement,
  noAnnouncement,
  answers,
  sameDocument,
];

export const storageCases: readonly FaultCase[] = [
  ...[storage.denied, storage.full, storage.missing].map((fault, index): FaultCase => ({
    happens: fault.says,
    more: index > 1,
    faults: [fault],
    at: TABS,
    does: [waits],
    sees: [...remembersNothing, ...works],
  })),
  ...[
    stored('"><img src=x onerror=alert(1)>'),
    stored(''),
    stored('null'),
    stored('undefined'),
    stored('__proto__'),
    stored('{"dark":'),
    stored('\u0000\ud800'.repeat(3), 'no text at all'),
    stored('x'.repeat(100_000), 'a hundred thousand letters'),
  ].map((fault, index): FaultCase => ({
    happens: fault.says,
    more: index > 0,
    faults: [fault],
    at: TABS,
    does: [waits],
    sees: [...remembersNothing, ...works],
  })),
  {
    happens: 'every read of the storage is written down',
    faults: [
      does('', ({page}) =>
        page.addInitScript(() => {
          const keys = new Set<string>();
          Object.assign(window, {keysRead: keys});
          const {getItem} = Storage.prototype as {
            getItem: (this: Storage, key: string) => string | null;
          };
          Storage.prototype.getItem = function (key) {
            keys.add(key);
            return getItem.call(this, key);
          };
        }),
      ),
    ],
    at: TABS,
    does: [waits],
    sees: [
      does('no key that the rows above leave out', async ({page}) => {
        await page.keyboard.press('/');
        const read = await page.evaluate(() => [
          ...(window as unknown as {keysRead: Set<string>}).keysRead,
        ]);
        expect(read.length).toBeGreaterThan(3);
        expect(read.filter((key) => !STORAGE_KEYS.includes(key))).toEqual([]);
      }),
    ],
  },
];
