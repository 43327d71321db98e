import {expect, readerTest, test as freshTest} from './support/site';

const PAGE = './docs/moderationUi/uiOverview/management/managingSupervisorsAndModerators';

for (const javaScriptEnabled of [true, false]) {
  const test = javaScriptEnabled ? readerTest : freshTest;
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({javaScriptEnabled});

    test('the matrix shows the rows of a role, and all again', async ({page}) => {
      await page.goto(PAGE);
      const filters = page.locator('.permissions .filters');
      const createChannel = page.getByRole('row', {name: /^Create channel /});
      await expect(createChannel).toBeVisible();

      await filters.getByRole('link', {name: 'Moderator', exact: true}).click();
      await expect(createChannel).toBeHidden();
      await expect(page.getByRole('row', {name: /^Panic button /})).toBeVisible();
      await expect(page.getByRole('table', {name: 'Staff'})).toBeHidden();

      await filters.getByRole('link', {name: 'All rows'}).click();
      await expect(createChannel).toBeVisible();
    });

    test('who comes to a row sees the headings of its columns', async ({page}) => {
      await page.setViewportSize({width: 390, height: 800});
      await page.goto(`${PAGE}#createChannel`);
      const row = page.getByRole('row', {name: /^Create channel /});
      await expect(row).toBeInViewport();
      const table = page.getByRole('table', {name: 'Channels'});
      const heading = table.getByRole('columnheader', {name: 'Supervisor'});
      await expect(heading).toBeInViewport({ratio: 1});
      const [above, below] = [await heading.boundingBox(), await row.boundingBox()];
      expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y + 1);
    });
  });
}
