import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {contractMarks} from '../../../scripts/provisional/contractMarks';
import type {Mark} from '../../../scripts/provisional/mark';
import {marksInMdx, marksInTsx, pageMarks} from '../../../scripts/provisional/pageMarks';
import {permissionMarks} from '../../../scripts/provisional/permissionMarks';
import type {ContractModel} from '../../../src/site-model/contract';
import {typeString} from '../../../src/site-model/contract/text';
import {declarations, prose, stated} from '../../provisionalFacts';
import {realContract} from '../../support/realContract';
import {root as repository} from '../../support/samples';

let model: ContractModel;
let marks: Mark[];

beforeAll(async () => {
  model = await realContract();
  marks = contractMarks(model);
}, 60_000);

const read = (file: string) => fs.readFileSync(path.join(repository, file), 'utf8');

/** A mark at a type covers all that is in it. */
const isCovered = (name: string) =>
  marks.some(({what}) => what === name || what === /^\w+(?=[.:])/.exec(name)?.[0]);

describe('facts that have to be confirmed are marked', () => {
  test.each(declarations.flatMap(({section, what}) => what.map((it) => [section, it] as const)))(
    '%s: %s',
    (_section, what) => {
      expect(isCovered(what), `${what} has no mark, nor has its type`).toBe(true);
    },
  );

  test.each(prose)('%s: “%s”', (file, words) => {
    const found = marksInMdx(read(file)).filter((it) => (it.covers ?? it.what).includes(words));
    expect(found.length, `${file} says “${words}” without a mark`).toBeGreaterThan(0);
  });

  test.each(stated)('and what is stated is not: %s', (what) => {
    expect(isCovered(what)).toBe(false);
  });

  test('what is stated is in the contract', () => {
    const names = new Set(
      model.entries.flatMap(({name, fields, values, overloads}) => [
        name,
        ...fields.map((it) => `${name}.${it.path}`),
        ...fields.flatMap((it) => it.fields.map((inner) => `${name}.${inner.path}`)),
        ...values.map((it) => `${name}: ${typeString(it.type)}`),
        ...overloads.map((it) => it.signature),
      ]),
    );
    expect(stated.filter((it) => !names.has(it.replace(/: its default$/, '')))).toEqual([]);
  });
});

describe('the list', () => {
  test('has every mark of the contract, once', () => {
    const folder = path.join(repository, 'src/contract');
    const files = (fs.readdirSync(folder, {recursive: true}) as string[]).filter((it) =>
      it.endsWith('.ts'),
    );
    const perFile = files.map((file) => {
      const name = path.posix.join('src/contract', file.split(path.sep).join('/'));
      return [name, read(name).split('@provisional').length - 1] as const;
    });
    const listed = (file: string) => marks.filter((it) => it.file === file).length;
    expect(perFile.map(([file]) => [file, listed(file)])).toEqual(perFile);
  });

  test('has every mark of the written pages', () => {
    const listed = pageMarks(repository);
    expect(listed.length).toBeGreaterThan(0);
    for (const {file, line, what} of listed) {
      expect(read(file).split('\n')[line - 1], `${file}:${line} ${what}`).toContain('<Provisional');
    }
    const withMarks = new Set(listed.map(({file}) => file));
    expect([...withMarks]).toEqual(expect.arrayContaining(prose.map(([file]) => file)));
  });

  test('has what the matrix of permissions proposes, at its line', () => {
    const listed = permissionMarks(repository);
    const lines = (words: string) =>
      listed
        .filter(({what}) => what.startsWith(words))
        .map(({file, line}) => read(file).split('\n')[line - 1]);
    expect(lines('Suspend user (the row)')).toEqual([expect.stringContaining('id: suspendUser')]);
    expect(lines('Select an operator (guest: view)').length).toBe(1);
    expect(lines('Create channel')).toEqual([]);
  });

  test('names the page and the line of the declaration', () => {
    const stake = marks.find(({what}) => what === 'BetSlip.stake');
    expect(stake?.page).toBe('docs/api/interfaces/BetSlip');
    expect(read(stake?.file ?? '').split('\n')[(stake?.line ?? 0) - 1]).toContain('stake?: number');
  });

  test('reads pages as Docusaurus does', () => {
    const page = `---
title: '{'
---

## A heading {#its-id}

<!-- a comment with <Provisional> -->

\`<Provisional>\` in code, and <Provisional>\`a\` *b*</Provisional>.

\`\`\`mdx
<Provisional>not one</Provisional>
\`\`\`

| a |
| --- |
| <Provisional>in a table</Provisional> |

<Provisional of="sample">

\`\`\`text
all of it
\`\`\`

</Provisional>
`;
    expect(marksInMdx(page)).toEqual([
      {line: 9, what: 'a b'},
      {line: 17, what: 'in a table'},
      {line: 19, what: 'the sample: all of it…', covers: 'all of it'},
    ]);
    expect(
      marksInTsx('const x = (\n  <p>\n    <Provisional>a <b>part</b></Provisional>\n  </p>\n);'),
    ).toEqual([{line: 3, what: 'a part'}]);
  });
});
