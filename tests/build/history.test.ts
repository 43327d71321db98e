import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {runDocusaurus, writeFixture} from '../support/fixtureSite';
import {GitRepository} from '../support/gitRepository';
import {FIXTURE_BASE, FIXTURE_FOLDER, FIXTURE_LOG, OWNER} from '../support/workingFixture';

const IGNORED = 'node_modules\n.docusaurus\nbuild\ndocs/api\n';
const ENV = {ORGANIZATION_NAME: 'example', PROJECT_NAME: 'docs', SITE_URL: 'https://example.com'};
const BASE = '/docs-site/';

async function build(folder: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const child = runDocusaurus(folder, ['build'], {...ENV, BASE_URL: BASE, ...env});
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code, output).toBe(0);
  return output;
}

/** The loader of the bundler's chunks has other names for its variables after a build from caches. */
const withoutRuntime = (html: string) => html.replace(/runtime~main\.\w+/g, 'runtime~main');

const read = (folder: string, file: string) =>
  fs.readFileSync(path.join(folder, 'build', file), 'utf8');

/** What a build says of time. */
function told(folder: string) {
  const $ = load(read(folder, 'docs/licensing.html'));
  const docs = load(read(folder, 'docs.html'));
  const sitemap = load(read(folder, 'sitemap.xml'), {xml: true});
  const feed = load(read(folder, 'feed.xml'), {xml: true});
  return {
    date: $('.theme-last-updated time').text() || null,
    edit: $('a.theme-edit-this-page').attr('href'),
    image: $('meta[property="og:image"]').attr('content'),
    robots: read(folder, 'robots.txt'),
    list: docs('h2#changes').nextUntil('h2').text().replace(/\s+/g, ' '),
    lastmod: sitemap('lastmod')
      .toArray()
      .map((each) => sitemap(each).text()),
    entries: feed('entry > title')
      .toArray()
      .map((each) => feed(each).text()),
  };
}

/** A copy of the site in a repository of its own. */
function siteInGit(name: string): GitRepository {
  const folder = writeFixture({name, files: {'.gitignore': IGNORED}});
  fs.rmSync(path.join(folder, '.git'), {recursive: true, force: true});
  const repository = new GitRepository(folder);
  repository.commit('2026-03-01T12:00:00Z', {});
  return repository;
}

test('a build of a shallow clone says so, and shows no dates', () => {
  const output = fs.readFileSync(path.join(FIXTURE_FOLDER, FIXTURE_LOG), 'utf8');
  const lines = output.split('\n').filter((line) => line.includes('the clone is shallow'));
  expect(lines).toEqual([expect.stringMatching(/^\[WARNING\] .* git fetch --unshallow/)]);
  const home = `https://example.github.io${FIXTURE_BASE}`;
  expect(told(FIXTURE_FOLDER)).toMatchObject({
    date: null,
    edit: `${OWNER.repository}/edit/main/docs/licensing.mdx`,
    image: `${home}cards/docs/licensing.png`,
    robots: expect.stringContaining(`Sitemap: ${home}sitemap.xml`) as string,
    list: expect.stringContaining('without the history') as string,
    lastmod: [],
    entries: [],
  });
});

describe.skipIf(!process.env.TEST_ALL)('a build from git', () => {
  test('follows each commit, whatever is in its caches, and no time zone', async () => {
    const repository = siteInGit('history');
    const {folder} = repository;
    const file = 'docs/licensing.mdx';
    const source = fs.readFileSync(path.join(folder, file), 'utf8');

    await build(folder, {TZ: 'Asia/Tokyo'});
    expect(told(folder)).toMatchObject({date: 'Mar 1, 2026'});
    expect(told(folder).list).not.toContain('Licensing');

    repository.write({[file]: `${source}\nMore.\n`});
    await build(folder, {TZ: 'Asia/Tokyo'});
    expect(told(folder)).toMatchObject({date: null});

    // In Tokyo it is the third of March already.
    repository.commit('2026-03-02T23:30:00Z', {});
    await build(folder, {TZ: 'Asia/Tokyo'});
    const east = told(folder);
    const html = read(folder, 'docs/licensing.html');
    expect(east).toMatchObject({date: 'Mar 2, 2026'});
    expect(east.list).toMatch(/Mar 2, 2026 Licensing Mar 1, 2026/);
    expect(east.entries[0]).toBe('Licensing');
    expect(east.lastmod.filter((day) => day === '2026-03-02')).toHaveLength(1);

    await build(folder, {TZ: 'America/New_York'});
    expect(told(folder)).toEqual(east);
    expect(withoutRuntime(read(folder, 'docs/licensing.html'))).toBe(withoutRuntime(html));
  }, 600_000);
});
