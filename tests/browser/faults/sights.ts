/** What the reader must see. Each holds whenever the page hydrates: at once, late or not at all. */
import {site} from '../../../src/site';
import {dialog, field, options} from '../support/search';
import {expect, hydrated, pathOf} from '../support/site';
import type {Step} from './reader';

function see(says: string, run: Step['run']): Step {
  return {says, run};
}

/** The heading, the text under it and links that lead on. */
export const readable = see('the page is readable', async ({page}) => {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('h1')).not.toBeEmpty();
  await expect(page.locator('main p:visible').first()).toBeVisible();
  await expect(page.locator('main a[href]:visible').first()).toHaveAttribute('href', /^[/#h]/);
});

/** The page is hydrated and its buttons do what they say. */
export const answers = see('buttons answer', async ({page}) => {
  await hydrated(page);
  const root = page.locator('html');
  const before = await root.getAttribute('data-theme-choice');
  await page.locator('button[aria-label^="Switch between"]:visible').click();
  await expect(root).not.toHaveAttribute('data-theme-choice', before ?? '');
});

export const sameDocument = see('nothing is loaded again', ({loads}) => {
  expect(loads).toBe(1);
});

/** The first load counts. */
export function loaded(times: number): Step {
  return see(times === 1 ? 'it is loaded once' : `it is loaded ${times} times`, async (reader) => {
    await expect.poll(() => reader.loads).toBe(times);
    // A loop would show by now.
    await reader.page.waitForLoadState('networkidle');
    expect(reader.loads).toBe(times);
  });
}

export const notice = see('a notice with the error and Retry', async ({page}) => {
  await expect(page.locator('.load-error')).toContainText('did not load');
  await expect(page.locator('.load-error')).toContainText('Error');
  await expect(page.locator('.load-error').getByRole('button', {name: 'Retry'})).toBeVisible();
});

export const noNotice = see('no notice', ({page}) =>
  expect(page.locator('.load-error')).toHaveCount(0),
);

export function at(route: string): Step {
  return see(`the page ${route}`, async ({page}) => {
    await expect.poll(() => new URL(page.url()).pathname).toBe(pathOf(route));
    await expect(page.locator('h1')).toBeVisible();
  });
}

export const notFound = see('the page for unknown addresses', ({page}) =>
  expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible(),
);

export function mode(choice: string, shown = choice): Step {
  return see(`the mode ${choice}`, async ({page}) => {
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice);
    await expect(page.locator('html')).toHaveAttribute('data-theme', shown);
  });
}

/** Of the first tabs: where storage is denied, others of their group can't follow. */
export function tab(value: string): Step {
  return see(`the panel of ${value}`, async ({page}) => {
    const tabs = page.locator('[data-tab-group="mobile-platform"]').first();
    await expect(tabs.locator('[role="tabpanel"]:visible')).toHaveAttribute(
      'data-tab-value',
      value,
    );
  });
}

export const announcement = see('the announcement, if there is one', ({page}) =>
  expect(page.locator('.theme-announcement-bar')).toBeVisible({
    visible: Boolean(site.announcement),
  }),
);

export const noAnnouncement = see('no announcement', ({page}) =>
  expect(page.locator('.theme-announcement-bar')).toBeHidden(),
);

export const searchFailed = see('that the search did not load, and Retry', async ({page}) => {
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('search did not load');
  await expect(alert.getByRole('button', {name: 'Retry'})).toBeVisible();
});

export const searchField = see('the field of the search', ({page}) =>
  expect(field(page)).toBeFocused(),
);

export const results = see('results', ({page}) => expect(options(page).first()).toBeVisible());

export const textOfSearch = see('the text as text, and a word on the results', async ({page}) => {
  await expect(dialog(page).getByRole('status')).not.toHaveText('');
  await expect(dialog(page).locator('img, script, iframe')).toHaveCount(0);
});

export function text(shown: string | RegExp): Step {
  return see(`“${String(shown)}”`, ({page}) =>
    expect(page.getByText(shown).filter({visible: true}).first()).toBeVisible(),
  );
}

export const selectedCode = see('the code is selected', ({page}) =>
  expect.poll(() => page.evaluate(() => String(getSelection()))).toMatch(/\S{3}/),
);

export const hashInAddress = see('the address in the address bar', ({page}) =>
  expect(page).toHaveURL(/#./),
);

/** While the picture still grows a key is lost, so it may take another. */
export const escapes = see('the picture in its place after Escape', ({page}) =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0, {timeout: 500});
  }).toPass(),
);
