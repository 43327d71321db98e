/**
 * The copy of the site that tests use next to the real one: built under a sub-path, in a shallow clone,
 * with an unlisted page in a sidebar, saved as some editors on Windows save it, a page that crashes, and
 * an owner who has written other names, hosts and limits, and markup where plain text belongs.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {SiteSettings} from '../../src/site';
import {buildCopy, writeFixture, type Fixture} from './fixtureSite';
import {GitRepository, removeRepositories, temporaryFolder} from './gitRepository';
import {withSettings} from './siteSetting';

export const FIXTURE_BASE = '/virtual-stadium-docs/';

export const FIXTURE_FOLDER = path.join(__dirname, '../../.cache/fixtures/working');

/** In the folder: what the build said. */
export const FIXTURE_LOG = 'build.log';

/** What the fixture site says that it is. */
export const FIXTURE_COMMIT = '0123456789abcdef0123456789abcdef01234567';

/** What another owner of the product says: nothing here is as it is in the repository. */
export const OWNER: SiteSettings = {
  title: 'Arena Talk Handbook',
  tagline: 'Put Arena Talk on your page.',
  disclaimer: `<img src="/x" onerror="intruded = true">&lt; Acme's own documentation.`,
  notice: null,
  product: {name: 'Arena Talk', vendor: 'Acme', contact: "Jo O'Hara, desk@acme.example"},
  packages: {
    group: 'example.acme.talk',
    kotlin: 'acme.talk',
    npm: '@acme/talk',
    repositories: 'https://git.acme.example/talk',
    contact: 'apps@acme.example',
  },
  hosts: {
    loader: 'https://cdn.acme.example/load/CLIENT_ID.js',
    managementApi: 'https://api.acme.example/manage/v3',
    moderationApi: 'https://api.acme.example/moderate',
    utilityApi: 'https://feed.acme.example',
    packages: 'https://files.acme.example',
    earlierDocs: 'https://old.acme.example',
    mobilePortal: 'https://apps.acme.example',
  },
  rateLimits: [{appliesTo: 'Channel creation', requests: 1200, windowSeconds: 60}],
  announcement: {id: 'x', text: 'News.', link: {label: 'More', to: '/docs#provisional'}},
  repository: 'https://git.acme.example/handbook',
  security: {contact: 'mailto:security@acme.example'},
  feedback: 'https://git.acme.example/handbook/issues/new',
  downloadTerms: 'Ask the arena desk before you ship one.',
};

const savedOnWindows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;

const workingFixture: Fixture = {
  name: 'working',
  files: {
    'docs/virtualStadium/unlistedSample.mdx': savedOnWindows(`---
title: Unlisted sample
description: A page of the fixture site that is unlisted and stands in a sidebar all the same.
unlisted: true
---

This page shows in the sidebar only while it is open.

:::note

Its lines end as on Windows.

:::
`),
    'src/site.ts': withSettings(OWNER),
    'src/pages/crash.tsx': fs.readFileSync(
      path.join(__dirname, '../fixtures/site/crash.tsx'),
      'utf8',
    ),
  },
  edits: [
    ['sidebars.ts', "  'licensing',\n", "  'licensing',\n  'virtualStadium/unlistedSample',\n"],
  ],
  env: {
    BASE_URL: FIXTURE_BASE,
    SITE_URL: 'https://example.github.io',
    BUILD_COMMIT: FIXTURE_COMMIT,
    ORGANIZATION_NAME: 'example',
    PROJECT_NAME: 'docs',
  },
};

/** Makes a folder what `git clone --depth=1` would make of its second commit. */
function makeShallow(folder: string): void {
  const origin = new GitRepository(folder);
  origin.write({'.gitignore': 'node_modules\n.docusaurus\nbuild*\ndocs/api\n'});
  origin.commit('2026-03-01T12:00:00Z', {});
  origin.commit('2026-03-02T12:00:00Z', {'static/note.txt': 'A second commit.'});
  const clone = path.join(temporaryFolder(), 'clone');
  const url = pathToFileURL(folder).href;
  execFileSync('git', ['clone', '--quiet', '--depth=1', '--no-checkout', url, clone]);
  fs.rmSync(path.join(folder, '.git'), {recursive: true});
  fs.cpSync(path.join(clone, '.git'), path.join(folder, '.git'), {recursive: true});
  removeRepositories();
}

async function main(): Promise<void> {
  const folder = writeFixture(workingFixture);
  makeShallow(folder);
  const {exitCode, output} = await buildCopy(folder, workingFixture.env);
  fs.writeFileSync(path.join(folder, FIXTURE_LOG), output);
  if (exitCode !== 0) {
    console.error(output);
    process.exitCode = 1;
  }
}

if (require.main === module) {
  void main();
}
