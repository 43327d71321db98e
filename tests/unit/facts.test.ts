import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, expect, test} from 'vitest';
import {formatProblem} from '../../src/base/problem';
import {readFacts} from '../../src/facts';
import {root} from '../support/samples';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
afterAll(() => fs.rmSync(siteDir, {recursive: true, force: true}));
beforeEach(() => {
  const folder = 'src/facts';
  fs.cpSync(path.join(root, folder), path.join(siteDir, folder), {recursive: true});
});

function read(file: string, text: string) {
  fs.writeFileSync(path.join(siteDir, 'src/facts', file), text);
  const {facts, problems} = readFacts(siteDir);
  return {facts, said: problems.map(formatProblem)};
}

test('the facts have no mistake', () => {
  expect(readFacts(root).problems).toEqual([]);
});

const step = 'steps:\n  - id: one\n    label: One\n';
const row = 'Rooms:\n  - id: one\n    label: One\n    may: ';

test.each([
  [
    'no YAML',
    'timeline.yaml',
    `${step}  - id: "two\n`,
    /^src\/facts\/timeline\.yaml:\d+\n.*isn’t YAML/,
  ],
  ['a key too many', 'timeline.yaml', `${step}    text: x\n`, /:4\n.*no “text”.*one of id, label/s],
  ['a key too few', 'timeline.yaml', `${step}  - id: two\n`, /:4\n.*no “label”.*label: and text/s],
  ['an empty text', 'timeline.yaml', `${step}  - id: two\n    label: " "\n`, /:5\n.*“label”/],
  ['no entry', 'timeline.yaml', `${step}  - two\n`, /:4\n.*no “id”/],
  ['other answers', 'permissions.yaml', `${row}yes\n`, /:4\n.*“may”.*three letters/s],
  ['another status', 'permissions.yaml', `${row}ynn\n    status: no\n`, /:5\n.*derived/],
])('%s is a problem, with its line and a remedy', (_, file, text, message) => {
  const {said} = read(file, text);
  expect(said[0]).toMatch(message);
  expect(said[0]).toMatch(/\n {2}Remedy: .*\.$/);
});

test('an entry with a mistake is left out, and the others are read', () => {
  const {facts, said} = read('timeline.yaml', `${step}  - id: two\n`);
  expect(facts.timelineSteps).toEqual([{id: 'one', label: 'One'}]);
  expect(said).toHaveLength(1);
});
