import {PAGE, ask, button, dialog, field, options} from './support/search';
import {expect, open, readerTest as test, test as freshTest} from './support/site';

freshTest(
  'nothing of the search is loaded before it is opened, and the index only once',
  async ({page, record}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open(page, PAGE);
    await page.waitForLoadState('networkidle');
    await button(page).hover();
    await button(page).focus();
    const before = requests.length;
    expect(requests.filter((url) => url.includes('/assets/search/'))).toEqual([]);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await field(page).fill('bet slip');
    await expect(options(page).first()).toBeVisible();
    const asked = requests.slice(before);
    expect(
      asked.filter((url) => /\/assets\/search\/index\.[0-9a-f]{8}\.json$/.test(url)),
    ).toHaveLength(1);
    const scripts = asked.filter((url) => url.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await ask(page, 'market');
    expect(requests.filter((url) => url.includes('/assets/search/'))).toHaveLength(1);
    expect(requests.filter((url) => scripts.includes(url))).toHaveLength(scripts.length);
    // Neither what is asked nor that it is asked goes anywhere.
    expect(
      await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage})),
    ).not.toMatch(/bet slip|market/);
    expect(page.url()).not.toContain('market');
    expect(record.foreignRequests).toEqual([]);
    expect(record.messages).toEqual([]);
  },
);

for (const keys of ['/', 'Control+k', 'Meta+k']) {
  test(`${keys} opens the search, and what is typed at once is not lost`, async ({page}) => {
    await open(page, PAGE);
    await page.keyboard.press(keys);
    await page.keyboard.type('onAction');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('onAction');
    await expect(options(page).first()).toContainText('onAction');
  });
}

for (const delay of [16, 8, 24, 40]) {
  const tag = delay === 16 ? '' : ' @all';
  freshTest(`nor on a slow phone, with ${delay} ms between two keys${tag}`, async ({page}) => {
    const session = await page.context().newCDPSession(page);
    await open(page, PAGE);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 8});
    await page.keyboard.press('Control+k');
    await page.keyboard.type('onActionAndMore', {delay});
    await expect(field(page)).toHaveValue('onActionAndMore');
  });
}

test('keys that go into a field open nothing', async ({page}) => {
  await open(page, PAGE);
  await page.evaluate(() => {
    const host = document.createElement('div');
    host.innerHTML =
      '<input id="line"><textarea id="lines"></textarea><div id="rich" contenteditable="true"></div>';
    document.body.prepend(host);
  });
  for (const id of ['line', 'lines', 'rich']) {
    await page.locator(`#${id}`).click();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
  await expect(page.locator('#line')).toHaveValue('/');
  await expect(page.locator('#rich')).toHaveText('/');
  await expect(dialog(page)).toHaveCount(0);
});

test('a slash in the search is a slash, and Ctrl K stays in it', async ({page}) => {
  await open(page, PAGE);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('a/b');
  await expect(dialog(page)).toHaveCount(1);
});

test('the slash can be turned off, and stays off', async ({page}) => {
  await open(page, PAGE);
  await page.keyboard.press('/');
  await dialog(page).getByRole('checkbox', {name: 'opens the search'}).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await open(page, PAGE);
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
  await dialog(page).getByRole('checkbox', {name: 'opens the search'}).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('Escape gives the focus back to where it was', async ({page}) => {
  await open(page, PAGE);
  await button(page).click();
  await field(page).fill('odds');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();

  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('it closes with its button and on a click beside it', async ({page}) => {
  await open(page, PAGE);
  await button(page).click();
  await dialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(dialog(page)).toHaveCount(0);
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 500);
  await expect(dialog(page)).toHaveCount(0);
});

test('the results are walked with the keys, by the combobox pattern', async ({page}) => {
  await open(page, PAGE);
  await button(page).click();
  const input = field(page);
  await expect(input).toHaveAttribute('type', 'search');
  await expect(input).toHaveAttribute('autocomplete', 'off');
  expect(await input.evaluate((element) => element.closest('form'))).toBeNull();
  await input.fill('channel');
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  const list = page.getByRole('listbox');
  expect(await input.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
  await expect(list.getByRole('group').first()).toHaveAccessibleName('Best matches');
  const last = (await options(page).count()) - 1;
  expect(last).toBeGreaterThan(3);
  const walk: [key: string, at: number][] = [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['End', last],
    ['ArrowDown', 0],
    ['ArrowUp', last],
    ['Home', 0],
  ];
  for (const [key, at] of walk) {
    await page.keyboard.press(key);
    const option = options(page).nth(at);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(1);
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      (await option.getAttribute('id'))!,
    );
    await expect(option).toBeInViewport();
    await expect(input).toBeFocused();
  }
  // The focus stays in the dialog.
  await page.keyboard.press('Tab');
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
});

test('the count is announced', async ({page}) => {
  await open(page, PAGE);
  await ask(page, 'enableFlashBet');
  const count = await options(page).count();
  await expect(dialog(page).getByRole('status')).toHaveText(
    count === 1 ? '1 result' : new RegExp(`^(?:The )?${count} (?:best )?results$`),
  );
  await field(page).fill('');
  await expect(dialog(page).getByRole('status')).toHaveText('');
});

test('before a word is typed it leads to where readers begin, and to the parts of the page', async ({
  page,
}) => {
  await open(page, PAGE);
  await button(page).click();
  const groups = page.getByRole('listbox').getByRole('group');
  await expect(groups).toHaveCount(2);
  await expect(groups.first()).toHaveAccessibleName('Begin here');
  await expect(groups.first().getByRole('option')).toHaveCount(6);
  const headings = await page.locator('main h2').allTextContents();
  await expect(groups.last()).toHaveAccessibleName('On this page');
  await expect(groups.last().getByRole('option')).toHaveText(
    headings.map((it) => it.replace('#', '').trim()),
  );
  // Nothing is chosen yet, so Enter opens nothing.
  await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${PAGE}#[\\w-]+$`));
  await expect(dialog(page)).toHaveCount(0);
});
