import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {fencesOf, sampleFiles} from '../../../src/site-model/fences/fences';

const root = path.join(__dirname, '../../..');

/** Samples that handle actions, of the pages and comments that log something after `onAction`. */
const handlers = sampleFiles(root)
  .filter((file) => /onAction[^]*console/.test(fs.readFileSync(path.join(root, file), 'utf8')))
  .flatMap((file) => fencesOf(root, file).fences)
  .filter(({text}) => text.includes('onAction'));

/** `data` as a whole, handed to the console; a field of it, such as `data.betslip.id`, is no match. */
const LOGS_DATA = /console\.\w+\((?:[^;]*[\s(,])?data\s*[,)]/;

test('no sample with onAction writes what users wrote to the console', () => {
  expect(handlers.length).toBeGreaterThan(8);
  const found = handlers.filter(({text}) => LOGS_DATA.test(text));
  expect(found.map(({file, line}) => `${file}:${line}`)).toEqual([]);
});
