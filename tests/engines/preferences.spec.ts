/** Every type of page as readers set their window, their text and their system. */
import {cut, outside, sideways} from '../browser/support/layout';
import {PREFERENCES, type Preference} from './support/client';
import type {Engine} from './support/installed';
import {Reader} from './support/reader';
import {OPEN, expect, test} from './support/test';

const TYPES = [
  '/',
  '/docs/virtualStadium/overview',
  '/docs/virtualStadium/web/widgets/virtualStadium/quickStart',
  '/docs/virtualStadium/web/widgets/virtualStadium/modules/flashBet',
  '/docs/moderationUi/views/messages',
  '/docs/api/interfaces/BetSlip',
  '/docs/api/functions/onAction',
  '/docs/apiReference/endpoints',
  '/markdown-page',
  '/nowhere',
];

/** WCAG 1.4.12, in a sheet of its own: the policy lets no style element in. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
  );
  document.adoptedStyleSheets = [sheet];
}

for (const route of TYPES) {
  test(`${route} at 320 px, with text of 200 %, and with text spaced out @all`, async ({
    reader,
  }) => {
    await reader.openNarrow(route, 320);
    expect(await sideways(reader), '320 px').toBeLessThanOrEqual(0);
    expect([...(await outside(reader)), ...(await cut(reader))], '320 px').toEqual([]);
    await reader.evaluate(spaceText);
    expect(await sideways(reader), '320 px, spaced out').toBeLessThanOrEqual(0);
    await reader.open(route);
    await reader.evaluate(spaceText);
    expect([...(await outside(reader)), ...(await cut(reader))], 'spaced out').toEqual([]);
    await reader.open(route);
    await reader.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect([...(await outside(reader)), ...(await cut(reader))], '200 %').toEqual([]);
  });
}

/** Which engines know of it: WebKit has neither of both on this system. */
const KNOWN: Readonly<Record<Preference, readonly Engine[]>> = {
  dark: ['chromium', 'firefox', 'webkit'],
  reducedMotion: ['chromium', 'firefox', 'webkit'],
  forcedColors: ['chromium', 'firefox'],
  reducedTransparency: ['chromium', 'firefox'],
};

/** What is wrong with the page as it is for them. */
const WRONG: Readonly<Record<Preference, () => readonly string[]>> = {
  // The system is followed only by who has chosen that.
  dark: () => {
    const {theme} = document.documentElement.dataset;
    return theme === 'light' ? [] : [`the page is ${theme}`];
  },
  reducedMotion: () =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const {transitionDuration, animationDuration, scrollBehavior} = getComputedStyle(element);
        const times = `${transitionDuration},${animationDuration}`.split(',');
        return times.some((it) => parseFloat(it) > 0.001) || scrollBehavior === 'smooth';
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  // Without its ground a button is told from text by its edge or by a sign.
  forcedColors: () =>
    [...document.querySelectorAll('main button, .navbar button, main a.button')]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .filter((element) => {
        const {borderBottomStyle, outlineStyle} = getComputedStyle(element);
        const isEdged = [borderBottomStyle, outlineStyle].some((it) => it !== 'none');
        return !isEdged && !element.querySelector('svg') && !element.matches('[aria-haspopup]');
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  reducedTransparency: () =>
    [...document.querySelectorAll('body *')]
      .filter((element) =>
        element.checkVisibility({opacityProperty: true, visibilityProperty: true}),
      )
      .filter((element) => {
        const {opacity, backdropFilter} = getComputedStyle(element);
        const isText = element.textContent.trim() !== '';
        return (isText && Number(opacity) < 1) || (backdropFilter || 'none') !== 'none';
      })
      .map((element) => element.outerHTML.slice(0, 100)),
};

for (const [preference, engines] of Object.entries(KNOWN) as [Preference, readonly Engine[]][]) {
  test(`every type of page with ${PREFERENCES[preference]} @all`, async ({engine, site}) => {
    test.skip(!engines.includes(engine), 'The engine does not know it.');
    // What the system says is settled when a browser starts.
    const client = await OPEN[engine]([preference]);
    const reader = new Reader(client, site);
    for (const route of TYPES) {
      await reader.open(route);
      await reader.sees((query) => matchMedia(query).matches, true, PREFERENCES[preference]);
      expect(await reader.evaluate(WRONG[preference]), route).toEqual([]);
    }
    await client.close();
  });
}
