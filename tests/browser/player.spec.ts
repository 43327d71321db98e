/** The samples that pages play: from the press to the last step, and what is left after it. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import {PLAYS, type PlayName, type Step} from '../../src/base/plays';
import {violations} from './support/axe';
import {
  expect,
  follow,
  open,
  readerTest as test,
  test as ownTest,
  remember,
  rested,
} from './support/site';

const MODULES = '/docs/virtualStadium/web/widgets/virtualStadium/modules';
const COPY_BET = `${MODULES}/copyBetButton`;

const PAGES: readonly (readonly [route: string, sample: PlayName])[] = [
  ['/', 'in-short'],
  ['/web', 'first-adapter'],
  [`${MODULES}/betInsights`, 'bet-insights'],
  [`${MODULES}/betShare`, 'bet-share-actions'],
  [`${MODULES}/contactSupportButton`, 'contact-support'],
  [COPY_BET, 'copy-bet'],
  [`${MODULES}/flashBet`, 'flash-bet'],
  [`${MODULES}/lmt`, 'lmt'],
];

const MOST_KB = 60;

const start = (page: Page) => page.getByRole('button', {name: 'Play this sample'});
const player = (page: Page) => page.getByRole('region', {name: 'Sample, played by a stand-in'});
const control = (page: Page, name: string) => player(page).getByRole('button', {name, exact: true});
const said = (page: Page) => player(page).getByRole('status');
const lit = (page: Page) => page.locator('figure [data-lit]');

async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

/** What the lit lines begin with or hold. */
function isAbout({kind, of}: Step, code: string): boolean {
  switch (kind) {
    case 'command':
      return new RegExp(`^SIR\\(\\s*'${of}'`).test(code);
    case 'request':
    case 'answer':
      return (
        code.startsWith(`case '${of}'`) || /^(?:SIR\('registerAdapter'|enable\w+: true)/.test(code)
      );
    case 'card':
    case 'click':
      return code === `${of}: true,`;
    case 'action':
      return code.includes(`'${of}'`);
  }
}

for (const [route, sample] of PAGES) {
  test(`${route} is played to its end by keyboard, step by step`, async ({page, record}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(response.url()));
    await open(page, route);
    await page.waitForLoadState('networkidle');
    expect(loaded.filter((url) => url.includes('/stand-in/'))).toEqual([]);
    loaded.length = 0;

    await press(start(page));
    const steps = PLAYS[sample];
    for (const [index, step] of steps.entries()) {
      await expect(said(page)).toContainText(`Step ${index + 1} of ${steps.length}`);
      await expect(said(page)).toContainText(step.says);
      const code = (await lit(page).allTextContents()).join('').trim();
      expect(isAbout(step, code), `${step.kind} ${step.of}: ${code}`).toBe(true);
      const data = await player(page).locator('pre').textContent();
      expect(JSON.parse(data ?? ''), step.says).not.toBeNull();
      const link = player(page).getByRole('link');
      await expect(link).toHaveText(step.type);
      const [address = '', anchor] = ((await link.getAttribute('href')) ?? '').split('#');
      const html = await (await page.request.get(address)).text();
      expect(html, `${address}#${anchor}`).toMatch(
        anchor ? new RegExp(`id="?${anchor}\\b`) : '<h1',
      );
      if (index < steps.length - 1) {
        await press(control(page, 'Step'));
      }
    }
    await expect(said(page)).toContainText('That was the last step.');
    expect(loaded.map((url) => new URL(url).pathname.split('/').at(-1))).toContain('player.js');
    expect(loaded.filter((url) => url.endsWith('.js'))).toHaveLength(1);
    await expect(player(page).locator('input, textarea')).toHaveCount(0);

    await press(control(page, 'Stop'));
    await expect(start(page)).toBeFocused();
    await expect(page.locator('[data-lit], [data-playing], [data-stand-in]')).toHaveCount(0);
    expect(record.messages).toEqual([]);
    expect(record.foreignRequests).toEqual([]);
  });
}

test(`the player is at most ${MOST_KB} kB`, () => {
  const file = path.join(__dirname, '../../build/stand-in/player.js');
  expect(zlib.gzipSync(fs.readFileSync(file)).length / 1000).toBeLessThanOrEqual(MOST_KB);
});

ownTest('it goes on by itself, pauses, and begins again', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.clock.install();
  await open(page, COPY_BET);
  await press(start(page));
  await expect(said(page)).toContainText('Step 1 of 4');
  await expect(control(page, 'Pause')).toBeFocused();
  await page.clock.runFor(4_000);
  await expect(said(page)).toContainText('Step 2 of 4');
  await press(control(page, 'Pause'));
  await page.clock.runFor(60_000);
  await expect(said(page)).toContainText('Step 2 of 4');
  await press(control(page, 'Again'));
  await expect(said(page)).toContainText('Step 1 of 4');
});

ownTest('with reduced motion nothing moves by itself, and Play takes one step', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.clock.install();
  await open(page, COPY_BET);
  await press(start(page));
  await expect(said(page)).toContainText('Step 1 of 4');
  await page.clock.runFor(60_000);
  await expect(said(page)).toContainText('Step 1 of 4');
  await press(control(page, 'Play'));
  await expect(said(page)).toContainText('Step 2 of 4');
});

test('leaving the page ends it', async ({page}) => {
  await open(page, COPY_BET);
  await press(start(page));
  await expect(said(page)).toContainText('Step 1');
  await follow(page, '/docs/virtualStadium/overview');
  await expect(page.locator('h1')).toContainText('overview');
  await rested(page);
  await expect(page.locator('[data-stand-in]')).toHaveCount(0);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

test('a player that cannot be loaded says so, and loads at the next press', async ({page}) => {
  await page.route('**/stand-in/player.js', (request) => request.abort());
  await open(page, COPY_BET);
  await press(start(page));
  await expect(page.getByRole('status').filter({hasText: 'can’t be loaded'})).toBeVisible();
  await page.unroute('**/stand-in/player.js');
  await press(start(page));
  await expect(said(page)).toContainText('Step 1');
});

const LOOKS = ['/', COPY_BET].flatMap((route) =>
  (['light', 'dark'] as const).flatMap((mode) =>
    [1280, 390].map((width) => ({route, mode, width})),
  ),
);

for (const {route, mode, width} of LOOKS) {
  const daily = route === '/' ? 'light 1280' : 'dark 390';
  const tag = `${mode} ${width}` === daily ? '' : ' @all';
  const title = `${route}, played, has no fault that axe finds, ${mode} at ${width} px${tag}`;
  test(title, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await remember(page, 'theme', mode);
    await open(page, route);
    await press(start(page));
    await expect(said(page)).toContainText('Step 1');
    await press(control(page, 'Step'));
    await expect(said(page)).toContainText('Step 2');
    expect(await violations(page)).toEqual([]);
    const boxes = await player(page)
      .getByRole('button')
      .evaluateAll((all) =>
        all.map((it) => it.getBoundingClientRect()).map(({width: w, height: h}) => Math.min(w, h)),
      );
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(width === 390 ? 44 : 24);
    const isTooWide = () => document.documentElement.scrollWidth > innerWidth;
    expect(await page.evaluate(isTooWide)).toBe(false);
  });
}

test('the first screen tells the whole story: code, what it does, and what appears, side by side', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/');
  const explained = page.locator('.start-pairs li');
  const story = [
    page.locator('figure pre'),
    explained.first(),
    page.getByRole('img', {name: /^The widget:/}),
  ];
  const boxes = await Promise.all(
    [...story, explained.last(), start(page)].map(async (it) => (await it.boundingBox())!),
  );
  expect(Math.max(...boxes.map(({y, height}) => y + height))).toBeLessThan(800);
  const [code, says, drawing] = boxes;
  expect(says!.x).toBeGreaterThanOrEqual(code!.x + code!.width);
  expect(drawing!.x).toBeGreaterThanOrEqual(says!.x + says!.width);
});

test('a number lights its lines and its part of the drawing, by pointer and by focus', async ({
  page,
}) => {
  await open(page, '/');
  const explained = page.locator('.start-pairs li');
  await expect(explained).toHaveCount(5);
  const litPairs = () =>
    page
      .locator('[data-pair]')
      .evaluateAll((all) =>
        all
          .filter((it) => getComputedStyle(it).outlineStyle === 'solid')
          .map(
            (it) =>
              `${it.closest('figure')?.matches(':has(pre)') ? 'lines' : 'part'} ${it.getAttribute('data-pair')}`,
          ),
      );
  for (const number of [1, 2, 3, 4, 5]) {
    const both = [`lines ${number}`, `part ${number}`];
    await explained.nth(number - 1).hover();
    await expect.poll(litPairs).toEqual(both);
    await page.mouse.move(0, 0);
    await explained
      .nth(number - 1)
      .getByRole('link')
      .focus();
    await expect.poll(litPairs).toEqual(both);
    await explained
      .nth(number - 1)
      .getByRole('link')
      .blur();
  }
});
