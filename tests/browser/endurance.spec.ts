import {ROUND, type Remains, remains, round} from './support/endurance';
import {expect, open, test} from './support/site';

/** It has pictures. */
const START = '/docs/virtualStadium/overview';

/** By then every lazy part has been loaded. */
const WARM_UP = 2;

/** What a tab may never have more of, from the first round on. */
const FIXED = ['documents', 'scriptTags', 'bodyChildren'] as const;
/**
 * What a single round may have more of: React keeps the last page but one alive until the next
 * navigation, and a slow machine prefetches a page in a later round. A leak has more in each.
 */
const GROWING = ['nodes', 'listeners', 'linkTags'] as const;

/** Without the tags of what was prefetched, which are one node and two listeners each. */
const ownNodes = ({nodes, linkTags}: Remains) => nodes - linkTags;
const ownListeners = ({listeners, linkTags}: Remains) => listeners - 2 * linkTags;

const NAVIGATIONS = 200;

test(`${NAVIGATIONS} navigations in one tab leave nothing behind @all`, async ({page, context}) => {
  test.setTimeout(60_000 + NAVIGATIONS * 1000);
  const client = await context.newCDPSession(page);
  await open(page, START);
  const rounds: Remains[] = [];
  while (rounds.length < NAVIGATIONS / ROUND) {
    await round(page);
    rounds.push(await remains(page, client));
  }
  const text = JSON.stringify(rounds);
  const first = rounds[0]!;
  const last = rounds.at(-1)!;
  for (const count of FIXED) {
    expect(last[count], `${count}: ${text}`).toBeLessThanOrEqual(first[count]);
  }
  for (const count of GROWING) {
    const grew = rounds.filter((one, at) => at > 0 && one[count] > rounds[at - 1]![count]);
    expect(grew.length, `${count}: ${text}`).toBeLessThanOrEqual((rounds.length - 1) / 2);
  }
  // All in all; a page that React keeps is gone in the round before or after.
  const least = (count: (one: Remains) => number, some: readonly Remains[]) =>
    Math.min(...some.map(count));
  const early = rounds.slice(0, WARM_UP);
  const late = rounds.slice(-2);
  expect(least(ownNodes, late), text).toBeLessThanOrEqual(least(ownNodes, early) * 1.1);
  expect(least(ownListeners, late) - least(ownListeners, early), text).toBeLessThanOrEqual(20);
});
