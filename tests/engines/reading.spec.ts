/** What a page offers: search, tabs, copying, reading without scripts, and a policy that holds. */
import {framed} from './support/server';
import {expect, test} from './support/test';

const PAGE = '/docs/virtualStadium/overview';

test('a slash opens the search, keys walk it, Enter goes there, Escape goes back', async ({
  reader,
}) => {
  const field = '[role="combobox"]';
  await reader.open(PAGE);
  await reader.press('/');
  await reader.sees(() => document.activeElement?.getAttribute('role'), 'combobox');
  await reader.type('betslip');
  await reader.seesElement('[role="option"]');
  await reader.press('Escape');
  await reader.seesElement(field, false);
  await reader.press('Control', 'k');
  await reader.sees(() => document.activeElement?.getAttribute('role'), 'combobox');
  await reader.type('rate limits');
  await reader.seesElement('[role="option"]');
  const selected = () => document.querySelector('[role="option"][aria-selected="true"]')?.id;
  const first = await reader.evaluate(selected);
  await reader.press('ArrowDown');
  await reader.sees(selected, expect.not.stringMatching(`^${first}$`));
  await reader.press('ArrowUp');
  await reader.sees(selected, first);
  await reader.press('Enter');
  await reader.seesPath('/docs/apiReference/rateLimits');
});

test('tabs follow a click and the arrows, and are remembered @once', async ({reader}) => {
  const shown = () => [
    ...new Set(
      [
        ...document.querySelectorAll<HTMLElement>(
          '[data-tab-group="mobile-platform"] [role="tabpanel"]:not([hidden])',
        ),
      ].map(({dataset}) => dataset.tabValue),
    ),
  ];
  await reader.open('/docs/mobileIntro');
  await reader.sees(shown, ['swift']);
  await reader.click('[role="tab"]', 'Kotlin');
  await reader.sees(shown, ['kotlin']);
  await reader.press('ArrowLeft');
  await reader.sees(shown, ['swift']);
  await reader.press('End');
  await reader.sees(shown, ['kotlin']);
  await reader.reload();
  await reader.sees(shown, ['kotlin']);
});

test('code is copied as it is read', async ({reader}) => {
  await reader.open('/');
  await reader.click('.code-copy');
  await reader.seesText('.code-copy', 'Copied');
  await reader.press('/');
  await reader.sees(() => document.activeElement?.getAttribute('role'), 'combobox');
  await reader.press('Control', 'v');
  // A field of one line: lines come as spaces, or as nothing.
  await reader.sees(
    () => document.querySelector<HTMLInputElement>('[role="combobox"]')?.value,
    expect.stringMatching(/^SIR\('registerAdapter', onRequest\);\s*SIR\('addWidget',.*\}\);$/),
  );
});

test('without scripts a page reads, shows its tabs and leads to all pages of its area', async ({
  reader,
}) => {
  for (const [route, selector] of [
    ['/docs/mobileIntro', '[role="tabpanel"]'],
    ['/docs/virtualStadium/overview', '.sidebar-without-script a'],
    ['/', 'h1'],
  ] as const) {
    await reader.load(framed(reader.pathOf(route), {width: 1280, scripts: false}));
    const all = (wanted: string) => {
      const page = document.querySelector('iframe')?.contentDocument;
      const found = [...(page?.querySelectorAll(wanted) ?? [])];
      return found.length > 0 && found.every((it) => it.checkVisibility());
    };
    await reader.sees(all, true, selector);
    await reader.sees(all, true, 'h1');
    await reader.sees(
      () => document.querySelector('iframe')?.contentDocument?.documentElement.dataset.hasHydrated,
      'false',
    );
  }
});

test.describe('what the policy refuses', () => {
  test.use({maySay: /^refused: /});

  test('is no part of the page', async ({reader, site}) => {
    await reader.open('/docs');
    await reader.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.body.dataset.intruded = 1';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="intruded = 1">');
      void fetch('https://intruder.invalid/').catch(() => undefined);
    });
    for (const directive of ['script-src-elem', 'script-src-attr', 'connect-src', 'img-src']) {
      await expect.poll(() => site.said.join('\n')).toContain(`refused: ${directive}`);
    }
    await reader.sees(() => document.body.dataset.intruded ?? 'not', 'not');
  });
});
