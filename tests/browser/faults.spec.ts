/** Runs the table of faults: see `faults/cases.ts`. */
import path from 'node:path';
import type {Page} from '@playwright/test';
import {startPagesServer} from '../../scripts/pagesServer';
import {readDeployment} from '../../src/deployment';
import {CASES, DEPLOYMENT_CASES} from './faults/cases';
import {GONE} from './faults/cases/deployment';
import {OVERVIEW, Reader, type FaultCase} from './faults/reader';
import {prepareDeployment} from './support/deployment';
import {expect, readerTest as test} from './support/site';

function titleOf({happens, sees, more}: FaultCase): string {
  return `${happens} → ${sees.map(({says}) => says).join(', ')}${more ? ' @all' : ''}`;
}

async function run(row: FaultCase, page: Page, site: string, deploy: () => void): Promise<void> {
  const reader = new Reader(page, site, deploy);
  // What an earlier test has loaded is there also without a network.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
  for (const fault of row.faults) {
    await fault.run(reader);
  }
  await page.goto(site + (row.at ?? OVERVIEW).slice(1), {waitUntil: 'commit'});
  for (const step of [...(row.does ?? []), ...row.sees]) {
    await test.step(step.says, () => step.run(reader));
  }
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  expect(reader.uncaught).toEqual([]);
}

for (const row of CASES) {
  test(titleOf(row), ({page, siteUrl}) =>
    run(row, page, siteUrl, () => {
      throw new Error('Cases with a deployment belong into cases/deployment.ts.');
    }),
  );
}

for (const row of DEPLOYMENT_CASES) {
  test(titleOf(row), async ({page}) => {
    const deployment = prepareDeployment(path.resolve('build'), GONE);
    const server = await startPagesServer(deployment.served, {
      base: readDeployment(process.env).baseUrl,
    });
    try {
      await run(row, page, server.url, () => deployment.deploy());
    } finally {
      await server.close();
      deployment.remove();
    }
  });
}
