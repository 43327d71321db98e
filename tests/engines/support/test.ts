/** The `test` of all descriptions. A page that says anything fails its test, whatever it is about. */
import {test as base, expect} from '@playwright/test';
import path from 'node:path';
import {readDeployment} from '../../../src/deployment';
import type {Client} from './client';
import type {Engine} from './installed';
import {openChromium, openFirefox} from './puppeteer';
import {Reader} from './reader';
import {openWebKit} from './selenium';
import {serveForTest, type TestServer} from './server';

export {expect};

export const OPEN = {chromium: openChromium, firefox: openFirefox, webkit: openWebKit} as const;

const root = path.join(__dirname, '../../..');

interface Built {
  readonly folder: string;
  readonly baseUrl: string;
}

const OURS: Built = {folder: 'build', baseUrl: readDeployment(process.env).baseUrl};

interface TestParts {
  readonly built: Built;
  readonly site: TestServer;
  readonly reader: Reader;
  /** What a page may say because of what is done to it. */
  readonly maySay: RegExp | null;
}

interface WorkerParts {
  readonly engine: Engine;
  readonly client: Client;
}

export const test = base.extend<TestParts, WorkerParts>({
  engine: ['chromium', {option: true, scope: 'worker'}],
  client: [
    async ({engine}, use) => {
      const client = await OPEN[engine]([]);
      await use(client);
      await client.close();
    },
    {scope: 'worker'},
  ],
  maySay: [null, {option: true}],
  built: [OURS, {option: true}],
  site: async ({built: {folder, baseUrl}}, use) => {
    const site = await serveForTest(path.join(root, folder), baseUrl);
    await use(site);
    await site.close();
  },
  reader: async ({client, site, maySay}, use) => {
    await client.resize(1280, 900);
    await use(new Reader(client, site));
    const said = site.said.filter((it) => !maySay?.test(it));
    // A page that outlives its server may reload itself, which would end the next test's first visit.
    await client.goto('about:blank');
    expect(said).toEqual([]);
  },
});
