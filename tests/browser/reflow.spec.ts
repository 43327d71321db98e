/** Large text, narrow windows, other colours, other directions: the page follows its reader. */
import type {Page} from '@playwright/test';
import {ROUTES, expect, open, remember, test} from './support/site';

/** One of each type of page; all routes at 320 px are in `crawl.spec.ts`. */
const TYPES = [
  '/',
  '/markdown-page',
  '/docs',
  '/docs/api/functions/onAction',
  '/docs/apiReference/endpoints',
  '/docs/moderationUi/management',
  '/docs/virtualStadium/web/api',
  '/nowhere',
];

/** What is outside of the page to the side, without a scroll bar that leads there. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
        isScrolled(element.parentElement));
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const {left, right, width: own, height} = element.getBoundingClientRect();
      return (
        own > 1 &&
        height > 1 &&
        (left < -1 || right > width + 1) &&
        element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
        !element.closest('.navbar-sidebar, [class*="skipToContent"]') &&
        !isScrolled(element.parentElement)
      );
    });
    const scrolls = document.documentElement.scrollWidth > width;
    return [
      ...(scrolls ? [`the page is ${document.documentElement.scrollWidth} px wide`] : []),
      ...wide.map((element) => element.outerHTML.slice(0, 100)),
    ];
  });
}

/** Text that its box cuts off. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, th, h1, h2, h3, .navbar__title')]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .filter((element) => {
        const {overflowX, overflowY, clipPath} = getComputedStyle(element);
        return (
          clipPath === 'none' &&
          /hidden|clip/.test(overflowX + overflowY) &&
          (element.scrollWidth > element.clientWidth + 1 ||
            element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}

/** Controls of the navbar that lie over each other or stick out of it. */
function crowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('.navbar')!.getBoundingClientRect();
    const parts = [...document.querySelectorAll('.navbar__inner :is(a, button)')].filter(
      (element) => element.checkVisibility({visibilityProperty: true}) && !element.closest('li'),
    );
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return parts
      .filter((_, index) => {
        const box = boxes[index]!;
        const overlaps = boxes.some(
          (other, at) =>
            at > index &&
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        );
        return overlaps || box.bottom > bar.bottom + 1 || box.top < bar.top - 1;
      })
      .map((part) => part.outerHTML.slice(0, 100));
  });
}

for (const route of TYPES) {
  test(`${route} with text of 200 %, and from right to left`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await open(page, route);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect([...(await outside(page)), ...(await cut(page)), ...(await crowded(page))]).toEqual([]);
    await page.setViewportSize({width: 640, height: 900});
    expect([...(await outside(page)), ...(await crowded(page))]).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
      document.documentElement.dir = 'rtl';
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 900});
      expect([...(await outside(page)), ...(await crowded(page))], `${width} px, rtl`).toEqual([]);
    }
  });
}

for (const route of ROUTES) {
  test(`${route} at 320 px cuts nothing off @all`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, route);
    expect([...(await outside(page)), ...(await cut(page)), ...(await crowded(page))]).toEqual([]);
  });
}

test('with reduced motion nothing moves', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/markdown-page');
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const {transitionDuration, animationDuration, scrollBehavior} = getComputedStyle(element);
        const longest = [...transitionDuration.split(','), ...animationDuration.split(',')];
        return longest.some((time) => parseFloat(time) > 0.001) || scrollBehavior === 'smooth';
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(moving).toEqual([]);
});

for (const mode of ['light', 'dark'] as const) {
  test(`who asks for more contrast gets text and lines of one strength, ${mode}`, async ({
    page,
  }) => {
    await remember(page, 'theme', mode);
    await page.emulateMedia({contrast: 'more'});
    await open(page, '/markdown-page');
    const colours = await page.evaluate(() => {
      const of = (selector: string) => getComputedStyle(document.querySelector(selector)!);
      return [
        of('article p').color,
        of('.table-of-contents__link:not(.table-of-contents__link--active)').color,
        of('th').color,
      ];
    });
    expect(new Set(colours).size).toBe(1);
    const line = await page
      .locator('th')
      .first()
      .evaluate((cell) => getComputedStyle(cell).borderTopColor);
    expect(line).toBe(colours[0]);
  });
}

test('in forced colours, buttons have an edge and what is chosen is told by more than its ground', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/markdown-page');
  const edge = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopStyle);
  for (const selector of ['.search-button', '.code-copy', '.code-wrap']) {
    expect(await edge(selector), selector).toBe('solid');
  }
  const line = page.locator('.theme-code-block-highlighted-line').first();
  await expect(line).toHaveCSS('border-inline-start-style', 'solid');
  const wrap = page.locator('.code-wrap').first();
  const unpressed = await wrap.evaluate((element) => getComputedStyle(element).outlineStyle);
  await wrap.click();
  await page.locator('h1').click();
  expect(await wrap.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe(
    unpressed,
  );
});
