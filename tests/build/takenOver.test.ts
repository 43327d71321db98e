// The fixture site belongs to another owner of the product, who has edited all of `src/site.ts`.
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listFiles} from '../../src/base/files';
import {writtenNames} from '../../src/ownNames';
import {FIXTURE_FOLDER, OWNER} from '../support/workingFixture';

const build = path.join(FIXTURE_FOLDER, 'build');
const texts = listFiles(build)
  .filter((file) => !/\.(?:png|ico|svg)$/.test(file))
  .map((file) => [file, fs.readFileSync(path.join(build, file), 'utf8')] as const);

const naming = (name: string) =>
  texts.filter(([, text]) => text.includes(name)).map(([file]) => file);

const {title, product, packages, hosts} = OWNER;

test.each([
  title,
  product.name,
  product.vendor,
  product.contact.replace("'", '’'),
  'an Acme',
  'DELETE /manage/v3/channel/',
  '1,200',
  OWNER.downloadTerms!,
  hosts.loader.replace('CLIENT_ID', 'YOUR_$&'),
  ...Object.values(packages),
  ...Object.values(hosts).map((it) => new URL(it).host),
])('another owner says “%s”', (own) => {
  expect(naming(own)).not.toEqual([]);
});

test('and no file has a name or a host of before', () => {
  const before = [...writtenNames, 'sportradar.com', 'Virtual\nStadium', 'Virtual\n * Stadium'];
  expect(before.map((it) => [it, naming(it)])).toEqual(before.map((it) => [it, []]));
});
