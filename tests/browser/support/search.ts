import type {Page} from '@playwright/test';
import {expect} from './site';

/** The page that the tests of the search begin on. */
export const PAGE = '/docs/virtualStadium/overview';

export const button = (page: Page) => page.locator('.navbar').getByRole('button', {name: 'Search'});
export const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
export const field = (page: Page) => page.getByRole('combobox', {name: 'Search the documentation'});
export const options = (page: Page) => page.getByRole('option');

/** Opens the search and asks; waits for results. */
export async function ask(page: Page, query: string): Promise<void> {
  await button(page).click();
  await field(page).fill(query);
  await expect(page.getByRole('group', {name: 'Best matches'})).toBeVisible();
}
