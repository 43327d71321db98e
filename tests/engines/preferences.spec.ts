/** Every type of page as readers set their system. */
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

/** Which engines know of it: WebKit does not know of transparency. */
const KNOWN: Readonly<Record<Preference, readonly Engine[]>> = {
  dark: ['chromium', 'firefox', 'webkit'],
  reducedMotion: ['chromium', 'firefox', 'webkit'],
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
