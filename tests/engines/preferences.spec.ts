/** Every type of page as readers set their system. */
import {PREFERENCES, type Preference} from './support/client';
import type {Engine} from './support/installed';
import {TYPES} from './support/pages';
import {Reader} from './support/reader';
import {OPEN, expect, test} from './support/test';

/** Which engines know of it: WebKit knows neither of transparency nor of forced colors. */
const KNOWN: Readonly<Record<Preference, readonly Engine[]>> = {
  dark: ['chromium', 'firefox', 'webkit'],
  reducedMotion: ['chromium', 'firefox', 'webkit'],
  reducedTransparency: ['chromium', 'firefox'],
  forcedColors: ['chromium', 'firefox'],
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
  // What can be pressed has an edge, a sign does not go under, and no color alone tells what is chosen.
  forcedColors: () => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const chosen = `[aria-current="page"], [aria-selected="true"], [aria-pressed="true"],
      .table-of-contents__link--active`;
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({opacityProperty: true, visibilityProperty: true}),
      );
    const look = (element: Element) => {
      const its = getComputedStyle(element);
      return [
        ...[its.fontWeight, its.textDecorationLine, its.outlineStyle, its.borderTopStyle],
        ...[its.borderBottomWidth, its.borderLeftWidth, its.borderRightWidth],
      ].join();
    };
    const others = (element: Element) =>
      [
        ...(element.closest('ul, .navbar__items')?.querySelectorAll(element.localName) ??
          document.querySelectorAll('[aria-pressed="false"]')),
      ].filter((it) => !it.matches(chosen));
    return [
      ...shown('.button, .search-button, .theme-code-block button').filter(
        (it) => getComputedStyle(it).borderTopStyle !== 'solid',
      ),
      ...shown('.sign').filter((it) => getComputedStyle(it).backgroundColor === ground),
      ...shown('.theme-code-block-highlighted-line').filter(
        (it) => getComputedStyle(it).borderInlineStartStyle !== 'solid',
      ),
      ...shown(chosen).filter((it) => others(it).some((other) => look(other) === look(it))),
    ].map((element) => element.outerHTML.slice(0, 100));
  },
};

/** What a change of style breaks first is looked at every day, on the page that has one of each. */
const DAILY: readonly Preference[] = ['reducedMotion', 'forcedColors'];

for (const [preference, engines] of Object.entries(KNOWN) as [Preference, readonly Engine[]][]) {
  const tag = DAILY.includes(preference) ? '@once' : '@all';
  test(`every type of page with ${PREFERENCES[preference]} ${tag}`, async ({engine, site}) => {
    test.skip(!engines.includes(engine), 'The engine does not know it.');
    test.slow(Boolean(process.env.TEST_ALL), 'A browser of its own visits every type of page.');
    // What the system says is settled when a browser starts.
    const client = await OPEN[engine]([preference]);
    await client.resize(1280, 900);
    const reader = new Reader(client, site);
    for (const route of process.env.TEST_ALL ? TYPES : ['/markdown-page']) {
      await reader.open(route);
      await reader.evaluate(() => document.querySelector<HTMLElement>('[aria-pressed]')?.click());
      await reader.sees((query) => matchMedia(query).matches, true, PREFERENCES[preference]);
      expect(await reader.evaluate(WRONG[preference]), route).toEqual([]);
    }
    await client.close();
  });
}
