import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {withOwnNames} from '../../src/ownNames';
import {readFacts} from '../../src/facts';
import {readDescription} from '../../src/site-model/openapi/description';
import {changesBetween} from '../../src/site-model/report/changes';
import {parseLine, reportLines} from '../../src/site-model/report/lines';
import {accept, readRecord, reportProblems, REPORT_FILE} from '../../src/site-model/report/record';
import {temporaryFolder} from '../support/gitRepository';
import {realContract} from '../support/realContract';
import {root} from '../support/samples';

/** Lines of a file that do not compile, from 0. */
function compileErrors(text: string): number[] {
  const name = 'change.ts';
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
  const options = {strict: true, noLib: true, types: []};
  const host = {
    ...ts.createCompilerHost(options),
    getSourceFile: (file: string) => (file === name ? source : undefined),
  };
  const program = ts.createProgram([name], options, host);
  return program
    .getSemanticDiagnostics(source)
    .map(({start = 0}) => source.getLineAndCharacterOfPosition(start).line);
}

const changes = (before: string, after: string) =>
  changesBetween(before ? [parseLine(before)] : [], after ? [parseLine(after)] : []);

/** What happened, and which code no longer compiles. */
const said = (before: string, after: string) =>
  changes(before, after).map(({happened, breaks}) => [happened, ...breaks].join(' '));

describe('a change of the contract', () => {
  test.each([
    ['', 'type Bet.note? :: string', 'added'],
    ['', 'type Bet.note :: string', 'added making'],
    ['', 'type Note :: interface Note', 'added'],
    ['type Bet.note? :: string', '', 'removed making reading'],
    ['type Bet.note? :: string', 'type Bet.note :: string', 'changed making'],
    ['type Bet.note :: string', 'type Bet.note? :: string', 'changed reading'],
    ["type A :: 'a' | 'b'", "type A :: 'a' | 'b' | 'c'", 'changed reading'],
    ["type A :: 'a' | 'b'", "type A :: 'b'", 'changed making'],
    ['type A.f :: (a: x | y) => void', 'type A.f :: (a: x) => void', 'changed making reading'],
    ['type A.n :: number, by default 1', 'type A.n :: number, by default 2', 'changed'],
    ['type A :: B :: provisional', 'type A :: B', 'confirmed'],
    ['type A :: B :: provisional', 'type A :: B :: partly provisional', 'confirmed'],
    ['type A :: B', 'type A :: B :: provisional', 'doubted'],
    ['type A :: B', 'type A :: B :: deprecated', 'deprecated'],
    [
      'fact token-lifetime :: 16 hours :: derived',
      'fact token-lifetime :: 8 hours :: public',
      'changed,confirmed',
    ],
    ['fact a :: in words :: unknown', 'fact a :: in words :: derived', 'changed'],
    ['type A :: B :: deprecated', 'type A :: B', 'changed'],
    ['endpoint GET /a :: body none', '', 'removed making reading'],
    ['type A :: B', 'type A :: B', ''],
  ])('from “%s” to “%s” is %s', (before, after, what) => {
    expect(said(before, after).join(',')).toBe(what);
  });

  test('of a type that comes or goes is said once, not again of its fields', () => {
    const lines = ['type A :: interface A', 'type A.b :: string'].map(parseLine);
    expect(changesBetween([], lines).map(({part}) => part)).toEqual(['type A']);
    expect(changesBetween(lines, []).map(({part}) => part)).toEqual(['type A']);
  });
});

test.each([
  ['b?: string', 'b: string'],
  ['b: string', 'b?: string'],
  ["b: 'x' | 'y'", "b: 'x' | 'y' | 'z'"],
  ["b: 'x' | 'y'", "b: 'x'"],
  ['b: string', 'b: {c: string}'],
  ['a: number', 'a: number; b?: string'],
  ['a: number', 'a: number; b: string'],
])('the compiler agrees on what breaks from “%s” to “%s”', (before, after) => {
  const text = `interface Before {${before}} interface After {${after}}
    declare const before: Before; declare const after: After;
    export const making: After = before;
    export const reading: Before = after;`;
  const broken = compileErrors(text).map((line) => (line === 2 ? 'making' : 'reading'));
  const lines = (fields: string) =>
    fields.split('; ').map((it) => parseLine(`type A.${it.replace(': ', ' :: ')}`));
  const found = changesBetween(lines(before), lines(after)).flatMap(({breaks}) => breaks);
  expect(found).toEqual(broken);
});

describe('the report', async () => {
  const {facts} = withOwnNames(readFacts(root));
  const reported = {contract: await realContract(), description: readDescription(root), facts};

  test('stops the build with the difference and the command, until a change is accepted', () => {
    const folder = temporaryFolder();
    expect(accept(folder, reported, 'first', '2026-11-22')).toEqual([]);
    expect(reportProblems(folder, reported)).toEqual([]);

    const [entry, ...entries] = reported.contract.entries;
    const [field, ...fields] = entry!.fields;
    const edited = {...entry!, fields: [{...field!, required: !field!.required}, ...fields]};
    const planted = {...reported, contract: {entries: [edited, ...entries]}};
    const [problem] = reportProblems(folder, planted);
    expect(problem).toMatchObject({file: REPORT_FILE});
    expect(problem!.message).toMatch(/^- type \S+ :: .*\n\+ type \S+ :: /m);
    expect(problem!.remedy).toContain('`npm run contract:accept`');

    expect(accept(folder, planted, 'second', '2026-12-01')).toHaveLength(1);
    expect(reportProblems(folder, planted)).toEqual([]);
    const [first, second] = readRecord(folder);
    expect([first!.changes, second!.date]).toEqual([[], '2026-12-01']);

    const history = path.join(folder, 'static/types/history');
    const kept = fs.readdirSync(history).sort();
    expect(kept.map((it) => fs.readFileSync(path.join(history, it), 'utf8'))).toEqual([
      'first',
      'second',
    ]);
    fs.rmSync(path.join(history, kept[0]!));
    expect(reportProblems(folder, planted)[0]?.message).toContain(kept[0]);
  });

  test('has a line for each kind of part, with its place in the site', () => {
    const lines = reportLines(reported);
    const kinds = new Set(lines.map(({id}) => id.split(' ')[0]));
    expect([...kinds].sort()).toEqual([
      'action',
      'command',
      'endpoint',
      'fact',
      'request',
      'schema',
      'type',
    ]);
    expect(lines.filter(({href}) => !href)).toEqual([]);
  });
});
