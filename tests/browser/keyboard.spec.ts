/** What axe can't see: where the focus goes, what keys do, and what is said. */
import type {Page} from '@playwright/test';
import {expect, follow, open, readerTest as test} from './support/site';

const PAGE = '/docs/virtualStadium/overview';

/** Whether the element that has the focus shows it. */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement!);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });

test('the skip link comes first, shows, and leads past the menus', async ({page}) => {
  await open(page, PAGE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the menu of a phone is a dialog', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, PAGE);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const dialog = page.getByRole('dialog', {name: 'Menu'});
  await expect(dialog).toHaveCount(0);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  const outside = () =>
    page.evaluate(() => {
      const {activeElement, body} = document;
      return activeElement !== body && !activeElement?.closest('[role="dialog"]');
    });
  for (const key of [...Array<string>(5).fill('Shift+Tab'), ...Array<string>(12).fill('Tab')]) {
    await page.keyboard.press(key);
    expect(await outside(), `after ${key}`).toBe(false);
  }
  await expect(page.locator('[inert]').locator('main')).toHaveCount(1);
  await page.getByRole('button', {name: 'Back to main menu'}).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('link', {name: 'Moderation UI'})).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]'))).not.toBe(
    null,
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await expect(page.locator('[inert]').locator('main')).toHaveCount(0);
});

test('the menu of a phone leaves nothing inert on the next page, nor in a wide window', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, PAGE);
  const inert = page.locator('[inert]:not(.navbar-sidebar__item)');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.click();
  await expect(inert).not.toHaveCount(0);
  await page.getByRole('dialog').getByRole('link', {name: 'Authenticate users'}).first().click();
  await expect(page).toHaveURL(/authentication$/);
  await expect(inert).toHaveCount(0);
  await toggle.click();
  await page.setViewportSize({width: 1280, height: 844});
  await expect(inert).toHaveCount(0);
});

test('a dropdown opens, is walked and closes by keyboard', async ({page}) => {
  await open(page, PAGE);
  const button = page.locator('.navbar').getByRole('button', {name: 'English'});
  const entry = page.locator('.navbar').getByRole('link', {name: 'English'});
  await button.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(entry).toBeHidden();
  }
  for (const key of ['ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key);
    await expect(entry).toBeFocused();
    await page.keyboard.press('Home');
    await expect(entry).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(entry).toBeHidden();
  }
  await button.hover();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
});

test('a wide table takes the focus and scrolls, a narrow one does not, and both are tables', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/docs/virtualStadium/authentication');
  const wide = page.locator('main pre[tabindex="0"], main table[tabindex="0"]');
  await expect(wide).not.toHaveCount(0);
  await wide.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => wide.first().evaluate((element) => element.scrollLeft))
    .toBeGreaterThan(0);
  const wrong = () =>
    page.locator('main :is(table, pre)').evaluateAll((all) =>
      all
        .filter((element) => getComputedStyle(element).overflowX !== 'visible')
        .filter(
          ({scrollWidth, clientWidth, tabIndex}) => scrollWidth > clientWidth !== (tabIndex === 0),
        )
        .map((element) => element.textContent),
    );
  await expect.poll(wrong).toEqual([]);
  await page.setViewportSize({width: 1600, height: 640});
  await expect.poll(wrong).toEqual([]);
  const tables = await page.locator('main table').count();
  expect(tables).toBeGreaterThan(0);
  // As the browser tells them to a screen reader, not as they are in the HTML.
  const client = await page.context().newCDPSession(page);
  const {nodes} = await client.send('Accessibility.getFullAXTree');
  const roles = nodes.filter(({ignored}) => !ignored).map(({role}) => String(role?.value));
  expect(roles.filter((role) => role === 'table')).toHaveLength(tables);
  expect(roles).toContain('columnheader');
  expect(roles).toContain('cell');
});

test('the link of a heading does not say the heading again', async ({page}) => {
  await open(page, PAGE);
  const headings = page.locator('article :is(h2, h3):has(.hash-link)');
  expect(await headings.count()).toBeGreaterThan(2);
  for (const heading of await headings.all()) {
    const text = (await heading.textContent())!.replace('\u200b', '').trim();
    await expect(heading).toHaveAccessibleName(`${text} Link to this section`);
  }
});

test('a navigation says the new page and begins at its start', async ({page}) => {
  await open(page, PAGE);
  const said = page.locator('body > [role="status"]');
  await expect(said).toHaveText('');
  const link = page.locator('.pagination-nav__link--next');
  const heading = page.locator('h1');
  const before = (await heading.textContent())!;
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(heading).not.toHaveText(before);
  await expect(said).toHaveText((await heading.textContent())!);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test('a link to a place moves the focus there, on this page and on the next', async ({page}) => {
  await open(page, PAGE);
  const entry = page.locator('.theme-doc-toc-desktop a').last();
  const here = (await entry.getAttribute('href'))!;
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[id="${here.slice(1)}"]`)).toBeFocused();
  await expect(page.locator(`[id="${here.slice(1)}"]`)).toBeInViewport();
  await page.locator('article a[href$="/nextSteps#procurement-data"]').first().click();
  await expect(page.locator('#procurement-data')).toBeFocused();
});

test('an enlarged picture is a dialog that keeps the focus', async ({page}) => {
  await open(page, '/markdown-page');
  const picture = page.locator('article img.medium-zoom-image:visible').first();
  // Enlarged, it is no longer the first that is visible.
  const alt = await picture.getAttribute('alt');
  expect(alt).toBeTruthy();
  await picture.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: `Enlarged: ${alt}`, exact: true});
  await expect(dialog).toBeFocused();
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await page.keyboard.press('Tab');
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(picture).toBeFocused();
});

test('the focus shows wherever Tab leads', async ({page}) => {
  await open(page, '/markdown-page');
  const hidden: string[] = [];
  const seen = new Set<string>();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '');
    seen.add(name);
    if (!name.startsWith('<body') && !(await showsFocus(page))) {
      hidden.push(name);
    }
  }
  expect(seen.size).toBeGreaterThan(30);
  expect(hidden).toEqual([]);
});

test('the focus shows after a mouse, once a key is used', async ({page}) => {
  await open(page, PAGE);
  await page.locator('h1').click();
  await page.locator('.page-tools summary').click();
  // No Tab, which is what Docusaurus waits for.
  await page.keyboard.press('ArrowDown');
  for (const control of ['.page-tools button', 'article a[href]', '.navbar__link', 'footer a']) {
    await page.locator(control).first().focus();
    expect(await showsFocus(page), control).toBe(true);
  }
  await follow(page, '/docs/moderationUi/overview');
  await expect(page).toHaveURL(/moderationUi\/overview$/);
});
