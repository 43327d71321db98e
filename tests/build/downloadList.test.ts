import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {ownNames} from '../../src/ownNames';
import {readRecord} from '../../src/site-model/report/record';
import {build, read, root} from './built';

interface List {
  readonly commit: string | null;
  readonly contract: string;
  readonly downloads: readonly {
    readonly url: string;
    readonly bytes: number;
    readonly sha256: string;
  }[];
}

const {commit, contract, downloads} = JSON.parse(read('downloads.json')) as List;
const base = new URL(read('robots.txt').split('Sitemap: ')[1]!.trim()).href.replace(
  'sitemap.xml',
  '',
);
const files = downloads.map(({url}) => url.replace(base, ''));

test('/downloads.json has everything to take along, each with its bytes and its SHA-256', () => {
  for (const {url, bytes, sha256} of downloads) {
    const content = fs.readFileSync(path.join(build, url.replace(base, '')));
    expect([url, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([
      url,
      bytes,
      sha256,
    ]);
  }
  expect(files).toEqual(
    expect.arrayContaining([
      'samples/adapter.zip',
      'schemas/BetSlip.json',
      'stand-in/check.mjs',
      'stand-in/widgetloader.js',
      'types/virtual-stadium.d.ts',
      'types/virtual-stadium.tgz',
    ]),
  );
});

test('what people run or compile says its commit and its state of the contract', () => {
  expect(contract).toBe(readRecord(root).at(-1)!.contract);
  const made = `Made from ${commit ? `commit ${commit}` : 'no commit'}, contract ${contract}.`;
  const [, meta = null] = /name="?commit"? content="?(\w{40})/.exec(read('index.html')) ?? [];
  expect(commit).toBe(meta);
  for (const file of files.filter((it) => /^(?:schemas\/|stand-in\/.*js$|types\/.*ts$)/.test(it))) {
    expect(read(file).slice(0, 2000), file).toContain(made);
  }
});

test('the declarations of each state of the contract are there as the repository keeps them, with the names of this site', () => {
  for (const {date, contract: state} of readRecord(root)) {
    const name = `${date}-${state}.d.ts`;
    const kept = fs.readFileSync(path.join(root, 'static/types/history', name), 'utf8');
    expect(read(`types/history/${name}`)).toBe(ownNames(kept));
  }
});
