/** Reads on and on in one tab, and counts what stays behind. */
import type {CDPSession, Page} from '@playwright/test';
import {expect} from './site';
import {button, dialog, field, options} from './search';

/** Navigations of one round: so many pages on by “Next”, and back by “Previous”. */
export const ROUND = 10;

export interface Remains {
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
  readonly linkTags: number;
  readonly scriptTags: number;
  readonly bodyChildren: number;
  readonly heapBytes: number;
}

/** What is there after the garbage is collected. */
export async function remains(page: Page, client: CDPSession): Promise<Remains> {
  await client.send('Performance.enable');
  await client.send('HeapProfiler.enable');
  await client.send('HeapProfiler.collectGarbage');
  const {metrics} = await client.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  const inPage = await page.evaluate(() => ({
    linkTags: document.querySelectorAll('link').length,
    scriptTags: document.querySelectorAll('script').length,
    bodyChildren: document.body.children.length,
  }));
  return {
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    documents: of('Documents'),
    heapBytes: of('JSHeapUsedSize'),
    ...inPage,
  };
}

/** Goes on and back inside the page: no wait of ours for each navigation. */
async function readOnAndBack(page: Page): Promise<void> {
  await page.evaluate(async (pages) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let step = 0; step < 2 * pages; step += 1) {
      const way = step < pages ? 'next' : 'prev';
      const before = document.querySelector('h1')!;
      document.querySelector<HTMLElement>(`.pagination-nav__link--${way}`)!.click();
      while (document.querySelector('h1') === before || !document.querySelector('h1')) {
        await frame();
      }
    }
  }, ROUND / 2);
}

async function zoom(page: Page): Promise<void> {
  const picture = page.locator('article img.medium-zoom-image:visible').first();
  await picture.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', {name: /^Enlarged/})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0);
}

async function search(page: Page): Promise<void> {
  await button(page).click();
  await field(page).fill('bet slip');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** Ten navigations, one picture enlarged, one search. */
export async function round(page: Page): Promise<void> {
  await readOnAndBack(page);
  await zoom(page);
  await search(page);
}
