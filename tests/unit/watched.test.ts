import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {WATCHED} from '../../src/docusaurus/site';

test('npm start reads the site again when what it is made of changes', () => {
  const cwd = path.join(__dirname, '../..');
  expect(globSync(WATCHED, {cwd})).toEqual(
    expect.arrayContaining([
      'docs/licensing.mdx',
      'src/pages/markdown-page.mdx',
      'src/contract/bet-slip.ts',
      'src/contract/openapi.yaml',
      'src/facts/glossary.yaml',
      'src/facts/permissions.yaml',
      'samples/react-app/src/chat.ts',
      'sidebars.ts',
      'src/site.ts',
    ]),
  );
});
