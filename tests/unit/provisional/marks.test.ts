import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {contractMarks} from '../../../scripts/provisional/contractMarks';
import type {Mark} from '../../../scripts/provisional/mark';
import {marksInMdx, marksInTsx, pageMarks} from '../../../scripts/provisional/pageMarks';
import {permissionMarks} from '../../../scripts/provisional/permissionMarks';
import {realContract} from '../../support/realContract';
import {root as repository} from '../../support/samples';

let marks: Mark[];

beforeAll(async () => {
  marks = contractMarks(await realContract());
}, 60_000);

const read = (file: string) => fs.readFileSync(path.join(repository, file), 'utf8');

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
  });

  test('has what the matrix of permissions proposes, at its line', () => {
    const listed = permissionMarks(repository);
    for (const {file, line, what} of listed) {
      const [id = '', label = ''] = read(file)
        .split('\n')
        .slice(line - 1);
      expect(id).toMatch(/^ {2}- id: \w+$/);
      expect(what.startsWith(label.replace('    label: ', '')), what).toBe(true);
    }
    expect(listed.filter(({what}) => what.startsWith('Create channel'))).toEqual([]);
  });

  test('names the page and the line of the declaration', () => {
    const field = marks.find(({what}) => /^\w+\.\w+$/.test(what))!;
    const [type, name] = field.what.split('.');
    expect(field.page).toBe(`docs/api/interfaces/${type}`);
    expect(read(field.file).split('\n')[field.line - 1]).toContain(name);
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
