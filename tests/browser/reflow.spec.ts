/** Less motion, more contrast, other colours: the page follows its reader. Widths are in `pages.spec.ts`. */
import {expect, open, readerTest as test, remember} from './support/site';

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
