/** From page to page: the progress bar, what is fetched ahead, and what fails. */
import {NEXT, FROM, onlyOf} from './support/chunks';
import {expect, test} from './support/test';

const heading = () => document.querySelector('h1')?.textContent;

test('the progress bar shows after 200 ms of a navigation, and goes', async ({reader, site}) => {
  const chunks = onlyOf('/docs/moderationUi/overview', FROM);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  site.fault = (file) => (chunks.has(file) ? held : undefined);
  await reader.open(FROM);
  await reader.evaluate(() => {
    document.addEventListener('click', () => performance.mark('clicked'), true);
    new MutationObserver(() => {
      if (document.querySelector('#nprogress')) {
        performance.mark('shown');
      }
    }).observe(document.documentElement, {childList: true, subtree: true});
  });
  await reader.click('.navbar a', 'Moderation UI');
  await reader.sees(() => document.querySelector('#nprogress') !== null, true);
  const waited = await reader.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]!.startTime;
    return at('shown') - at('clicked');
  });
  // A clock that is made coarse on purpose may be a millisecond behind.
  expect(waited).toBeGreaterThanOrEqual(195);
  expect(waited).toBeLessThan(500);
  answer();
  await reader.seesPath('/docs/moderationUi/overview');
  await reader.sees(() => document.querySelector('#nprogress'), null);
});

test('the next page is fetched ahead where the browser can, and then it is there', async ({
  reader,
  site,
}) => {
  const chunks = onlyOf(NEXT, FROM);
  await reader.open(FROM);
  const can = await reader.evaluate(
    () => document.createElement('link').relList.supports('prefetch') === true,
  );
  const fetched = () => [...chunks].filter((it) => site.asked.some(({file}) => file === it));
  if (can) {
    await expect.poll(fetched).toEqual([...chunks]);
  }
  await reader.click('a.pagination-nav__link--next');
  await reader.sees(heading, 'Authenticate users (JWT)');
  expect(fetched()).toEqual([...chunks]);
});

test('nothing is fetched ahead for who saves data, where the browser knows @all', async ({
  engine,
  reader,
  site,
}) => {
  test.skip(engine !== 'chromium', 'It has no navigator.connection.');
  const chunks = onlyOf(NEXT, FROM);
  await reader.open(FROM);
  await reader.evaluate(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}),
  );
  site.asked.length = 0;
  await reader.hover('a.pagination-nav__link--next');
  await reader.click('.navbar a', 'Moderation UI');
  await reader.seesPath('/docs/moderationUi/overview');
  expect(site.asked.filter(({file, isAhead}) => isAhead && chunks.has(file))).toEqual([]);
});

test.describe('a script that is gone', () => {
  // The browser refuses what is no script, and the page says what it could not load.
  test.use({maySay: /^(?:error|warn|uncaught|rejected): /});

  test('for one time loads the whole page @once', async ({reader, site}) => {
    const chunks = onlyOf('/docs/moderationUi/overview', FROM);
    const failed = new Set<string>();
    site.fault = (file) => !chunks.has(file) || failed.size === failed.add(file).size;
    await reader.open(FROM);
    const loads = site.loads();
    await reader.click('.navbar a', 'Moderation UI');
    await reader.seesPath('/docs/moderationUi/overview');
    await reader.hydrated();
    await reader.sees(heading, expect.stringMatching(/moderation/i));
    expect(site.loads()).toBe(loads + 1);
  });

  test('for good leaves the page readable, with the error and Retry', async ({reader, site}) => {
    const chunks = onlyOf(FROM, '/docs/moderationUi/overview');
    let isGone = true;
    site.fault = (file) => !(isGone && chunks.has(file));
    await reader.load(FROM);
    await reader.seesText('.load-error', /did not load/);
    await reader.seesElement('h1');
    isGone = false;
    await reader.click('.load-error button', 'Retry');
    await reader.hydrated();
    await reader.seesElement('.load-error', false);
  });
});
