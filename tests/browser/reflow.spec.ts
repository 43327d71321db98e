/** More contrast: the page follows its reader. What else they prefer is in `tests/engines/preferences.spec.ts`. */
import {expect, open, readerTest as test, remember} from './support/site';

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
