import {test as base, expect} from '@playwright/test';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {permissionsPage} from '../../src/facts/permissions';
import {runDocusaurus, writeFixture} from '../support/fixtureSite';
import {hydrated, pathOf} from './support/site';

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const {port} = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** `npm start` on a copy of the site, whose files a test may edit. */
const test = base.extend<object, {dev: {url: string; folder: string; said: () => string}}>({
  dev: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const folder = writeFixture({name: 'dev'});
      for (const made of ['.docusaurus', 'node_modules/.cache/outputs']) {
        fs.rmSync(path.join(folder, made), {recursive: true, force: true});
      }
      const port = await freePort();
      const url = `http://localhost:${port}${pathOf('')}`;
      const server = runDocusaurus(folder, ['start', '--no-open', '--port', String(port)]);
      let output = '';
      server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await expect
        .poll(() => /compiled successfully/i.test(output), {timeout: 180_000, message: output})
        .toBe(true);
      await use({url, folder, said: () => output});
      server.kill();
    },
    {scope: 'worker', timeout: 240_000},
  ],
});

test.describe.configure({mode: 'serial', timeout: 150_000});

/** A busy machine takes its time: how long is for `bench/` to say. */
const SOON = {timeout: 60_000};

function edit(folder: string, file: string, search: string, replacement: string): void {
  const full = path.join(folder, file);
  const text = fs.readFileSync(full, 'utf8');
  expect(text).toContain(search);
  fs.writeFileSync(full, text.replace(search, replacement));
}

test('a download is answered, also before it is made', async ({page, dev}) => {
  const response = await page.request.get(`${dev.url}/types/virtual-stadium.d.ts`);
  expect(await response.text()).toContain('declare namespace VirtualStadium');
});

test('npm start shows pages, API pages and pictures', async ({page, dev}) => {
  await page.goto(`${dev.url}/docs/api/interfaces/BetSlip`);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('BetSlip');
  await page.goto(`${dev.url}/markdown-page`);
  const picture = page.locator('article img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('srcset', /480w/);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});

test('an edit of a page shows without a restart', async ({page, dev}) => {
  await page.goto(`${dev.url}/docs/licensing`);
  await hydrated(page);
  edit(dev.folder, 'docs/licensing.mdx', '\n## ', '\nEdited while the server runs.\n\n## ');
  await expect(page.getByText('Edited while the server runs.')).toBeVisible(SOON);
});

test('a new title of a page shows on the page that lists it, without a restart', async ({
  page,
  dev,
}) => {
  await page.goto(`${dev.url}/`);
  await hydrated(page);
  const listed = page.locator('main').getByRole('link', {name: 'Renamed while the server runs'});
  await expect(listed).toHaveCount(0);
  const [title, renamed] = ['REST API rate limits', 'Renamed while the server runs'];
  edit(dev.folder, 'docs/apiReference/rateLimits.mdx', `title: ${title}`, `title: ${renamed}`);
  await expect(listed).toBeVisible(SOON);
});

/** What is edited at once, where it shows, and what shows then. */
const edits = [
  {
    at: ['/docs/api/interfaces/BetSlip'],
    file: 'src/contract/bet-slip.ts',
    search: '/** Unique ID of the slip',
    replacement: '/** Written while the server runs. Unique ID of the slip',
    shows: 'Written while the server runs.',
  },
  {
    at: ['/docs'],
    file: 'src/facts/glossary.yaml',
    search: 'definition: ',
    replacement: '$&Defined while the server runs. ',
    shows: 'Defined while the server runs.',
  },
  {
    // Its own page, and one that takes its line from it.
    at: [permissionsPage, '/docs/moderationUi/uiOverview/moderation/channels'],
    file: 'src/facts/permissions.yaml',
    search: 'id: editChannel\n    label: ',
    replacement: '$&Renamed while the server runs, ',
    shows: 'Renamed while the server runs',
  },
  {
    at: ['/docs/virtualStadium/web/overview'],
    file: 'samples/react-app/src/chat.ts',
    search: '/** Shows',
    replacement: '/** Saved while the server runs. Shows',
    shows: 'Saved while the server runs.',
  },
];

// In one go, as another branch is checked out: that each of the files is watched, `watched.test.ts` asserts.
test('edits of the contract, a term, a permission and a project show without a restart @all', async ({
  page,
  dev,
}) => {
  await page.goto(`${dev.url}${edits[0]!.at[0]}`);
  await hydrated(page);
  for (const {file, search, replacement} of edits) {
    edit(dev.folder, file, search, replacement);
  }
  await expect(page.getByText(edits[0]!.shows).first()).toBeVisible(SOON);
  for (const {at, shows} of edits.slice(1)) {
    for (const route of at) {
      await page.goto(dev.url + route);
      await expect(page.getByText(shows).first(), route).toBeVisible(SOON);
    }
  }
});

test('a mistake is told once, in a list, and that nothing is wrong when it is mended', async ({
  dev,
}) => {
  const lists = () => dev.said().match(/\[(?:ERROR|SUCCESS)\] [^\n]*(?:\n\n[^\n]*\n[^\n]*)?/g);
  const before = lists()?.length ?? 0;
  const told = () => lists()?.slice(before) ?? [];
  const wrong = '\n```cobol\nSTOP RUN.\n```\n\n## ';
  edit(dev.folder, 'docs/licensing.mdx', '\n## ', wrong);
  const list =
    /^\[ERROR\] 1 problem in what .*\n\n *docs\/licensing\.mdx:\d+\n *Nothing here checks cobol/;
  await expect.poll(told, SOON).toEqual([expect.stringMatching(list)]);
  edit(dev.folder, 'docs/licensing.mdx', wrong, '\n## ');
  const fine = /^\[SUCCESS\] Nothing is wrong with the sources\./;
  await expect.poll(told, SOON).toEqual([expect.stringMatching(list), expect.stringMatching(fine)]);
});

test('the Markdown of a page is answered', async ({page, dev}) => {
  const response = await page.request.get(`${dev.url}/docs/licensing.md`);
  expect(response.headers()['content-type']).toContain('text/markdown');
  expect(await response.text()).toContain('Edited while the server runs.');
});

test('the search knows the pages as they are, also after an edit', async ({page, dev}) => {
  await page.goto(`${dev.url}/docs/licensing`);
  await hydrated(page);
  edit(dev.folder, 'docs/licensing.mdx', '\n## ', '\nA quokka looks for this.\n\n## ');
  await expect(page.getByText('A quokka looks for this.')).toBeVisible(SOON);
  await page.getByRole('button', {name: 'Search'}).click();
  await page.getByRole('combobox').fill('quokka');
  await expect(page.getByRole('option').first()).toContainText('A quokka looks for this.', SOON);
});

test('an edit of src/site.ts is told to need another start, in one line', async ({dev}) => {
  const told = () => dev.said().match(/^.*src\/site\.ts.*$/gm) ?? [];
  edit(dev.folder, 'src/site.ts', 'export const site', '// Edited.\nexport const site');
  await expect.poll(told, SOON).toEqual([expect.stringMatching(/WARNING.*run npm start again/)]);
});
