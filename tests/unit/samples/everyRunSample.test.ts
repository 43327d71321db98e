import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {PLAYS} from '../../../src/base/plays';
import {siteFences} from '../../support/samples';

const RUNS = /\b(?:runSample|openSample)(?:<[^(]*>)?\(\s*'([^']+)'/g;

test('every sample with the flag run is run by a test, or by a player, which a test presses through', () => {
  const flagged = siteFences().flatMap(({meta}) => meta.run ?? []);
  const run = fs
    .readdirSync(__dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [...fs.readFileSync(path.join(__dirname, file), 'utf8').matchAll(RUNS)])
    .map(([, name]) => name);
  expect(flagged.sort()).toEqual([...new Set([...run, ...Object.keys(PLAYS)])].sort());
});
