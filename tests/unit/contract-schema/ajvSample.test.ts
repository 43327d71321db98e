import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {schemaFiles} from '../../../src/outputs/downloads/schemaFiles';
import {ajvSample} from '../../../src/site-model/typedoc/pages';
import {siteOf} from '../support/site';
import {root} from './contract';

// Inside of the repository, so that the sample finds the package.
const cache = path.join(root, 'node_modules/.cache');
let folder: string;

beforeAll(async () => {
  fs.mkdirSync(cache, {recursive: true});
  folder = fs.mkdtempSync(path.join(cache, 'ajv-sample-'));
  const files = new Map(await schemaFiles(siteOf({}), 'https://docs.example/'));
  const bundle = files.get('schemas/virtual-stadium.json') ?? '';
  fs.writeFileSync(path.join(folder, 'virtual-stadium.json'), bundle);
}, 60_000);

afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

it('the sample for Ajv takes every type without an error or a warning', () => {
  const everyType = `
for (const name of Object.keys(schema.$defs))
  if (!ajv.getSchema(schema.$id + '#/$defs/' + name)) throw new Error(name);`;
  fs.writeFileSync(path.join(folder, 'validate.mjs'), ajvSample + everyType);
  const {stdout, stderr, status} = spawnSync(process.execPath, ['validate.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([stdout, stderr, status]).toEqual(['true null\n', '', 0]);
});
