import {ROUND, remains, round} from './support/endurance';
import {expect, open, test} from './support/site';

/** It has pictures. */
const START = '/docs/virtualStadium/overview';
/** By then every page of the round has been prefetched and every lazy part loaded. */
const WARM_UP = 2;

for (const [navigations, tag] of [
  [40, ''],
  [200, ' @all'],
] as const) {
  test(`${navigations} navigations in one tab leave nothing behind${tag}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(60_000 + navigations * 1000);
    const client = await context.newCDPSession(page);
    await open(page, START);
    for (let done = 0; done < WARM_UP; done += 1) {
      await round(page);
    }
    const before = await remains(page, client);
    for (let done = WARM_UP; done < navigations / ROUND; done += 1) {
      await round(page);
    }
    const after = await remains(page, client);
    const text = JSON.stringify({before, after});
    expect(after.linkTags, text).toBeLessThanOrEqual(before.linkTags);
    expect(after.scriptTags, text).toBeLessThanOrEqual(before.scriptTags);
    expect(after.bodyChildren, text).toBeLessThanOrEqual(before.bodyChildren);
    expect(after.documents, text).toBeLessThanOrEqual(before.documents);
    // React keeps the last page but one alive until the next: not every round ends alike.
    expect(after.listeners - before.listeners, text).toBeLessThanOrEqual(20);
    expect(after.nodes - before.nodes, text).toBeLessThanOrEqual(before.nodes * 0.1);
  });
}
