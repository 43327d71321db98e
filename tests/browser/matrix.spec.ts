import {ROUTES, expect, open, remember, test} from './support/site';

/** The long matrix: every route in both modes at both widths. `npm run test:all` runs it. */
for (const mode of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${mode}, ${width} px @all`, () => {
      for (const route of ROUTES) {
        test(route, async ({page, record}) => {
          await page.setViewportSize({width, height: 900});
          await remember(page, 'theme', mode);
          await open(page, route);
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow).toBeLessThanOrEqual(0);
          expect(record.messages).toEqual([]);
        });
      }
    });
  }
}
