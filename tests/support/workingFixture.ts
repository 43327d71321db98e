/**
 * The copy of the site that the browser tests use next to the real one: built under a sub-path, with
 * an unlisted page in a sidebar, saved as some editors on Windows save it, a page that crashes, an announcement, and markup where the owner
 * writes plain text.
 */
import fs from 'node:fs';
import path from 'node:path';
import {site} from '../../src/site';
import {buildFixture, type Fixture} from './fixtureSite';
import {siteSetting} from './siteSetting';

export const FIXTURE_BASE = '/virtual-stadium-docs/';

/** What the fixture site says that it is. */
export const FIXTURE_COMMIT = '0123456789abcdef0123456789abcdef01234567';

/** Stands in the disclaimer of the footer. */
export const HOSTILE_TEXT = '<img src="/x" onerror="intruded = true">&lt;';

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
    'src/pages/crash.tsx': fs.readFileSync(
      path.join(__dirname, '../fixtures/site/crash.tsx'),
      'utf8',
    ),
  },
  edits: [
    ['sidebars.ts', "  'licensing',\n", "  'licensing',\n  'virtualStadium/unlistedSample',\n"],
    [
      'src/site.ts',
      siteSetting('disclaimer'),
      `disclaimer: ${JSON.stringify(HOSTILE_TEXT + site.disclaimer)}`,
    ],
    [
      'src/site.ts',
      siteSetting('announcement'),
      "announcement: {id: 'x', text: 'News.', link: {label: 'More', to: '/docs#provisional'}}",
    ],
  ],
  env: {
    BASE_URL: FIXTURE_BASE,
    SITE_URL: 'https://example.github.io',
    BUILD_COMMIT: FIXTURE_COMMIT,
  },
};

async function main(): Promise<void> {
  const {exitCode, output} = await buildFixture(workingFixture);
  if (exitCode !== 0) {
    console.error(output);
    process.exitCode = 1;
  }
}

if (require.main === module) {
  void main();
}
