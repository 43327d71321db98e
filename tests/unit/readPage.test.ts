import {DEFAULT_CONFIG} from '@docusaurus/core/lib/server/configValidation';
import preprocess from '@docusaurus/mdx-loader/lib/preprocessor';
import {createProcessorUncached, type MDXPlugin} from '@docusaurus/mdx-loader/lib/processor';
import type {Options} from '@docusaurus/mdx-loader/lib/options';
import {beforeAll, describe, expect, test} from 'vitest';
import readPage from '../../src/docusaurus/site/readPage';
import {setRunning} from '../../src/site-model/current';
import {parsePage, prepared} from '../../src/site-model/markdown/parse';
import {readSources} from '../../src/site-model/sources/sources';
import {root} from '../support/samples';
import {siteOf} from './support/site';

const options = {
  admonitions: true,
  markdownConfig: {
    ...DEFAULT_CONFIG.markdown,
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
  staticDirs: [],
  siteDir: root,
} satisfies Options;

type Compile = (filePath: string, content: string) => Promise<unknown>;

async function compiler(beforeDefaultRemarkPlugins: MDXPlugin[] = []): Promise<Compile> {
  const {process} = await createProcessorUncached({
    options: {...options, beforeDefaultRemarkPlugins},
    format: 'mdx',
  });
  return (filePath, content) =>
    process({filePath, content, frontMatter: {}, compilerName: 'client'});
}

const pages = readSources(root).pages.map(({file, text}): [file: string, text: string] => [
  file,
  text,
]);

/** Where parsers differ, should a page have it one day. */
const ODD: [file: string, text: string][] = [
  ['docs/space.mdx', '<b>One</b>\u00a0<b>Two</b>\n\n<b>One</b> <b>Two</b>\n\n{/* a */} <b>C</b>\n'],
  ['docs/list.mdx', '- <b>A</b>\n- <b>B</b> {/* c */}\n\n> <b>D</b>\n'],
  [
    'docs/note.mdx',
    ':::tip[A *title*]\n\n1:2, a:b and <b>C</b>\n\n:::\n\n:::note Old title\n\nA\n\n:::\n',
  ],
];

describe('Docusaurus makes the same of the text of a page', () => {
  let parsing: Compile;
  let reading: Compile;

  beforeAll(async () => {
    parsing = await compiler();
    reading = await compiler([readPage]);
  });

  test.each([...pages, ...ODD])(
    'as of its tree that was read: %s',
    async (filePath, fileContent) => {
      const content = preprocess({...options, filePath, fileContent});
      expect(prepared(fileContent)).toBe(content);
      const tree = parsePage(fileContent);
      setRunning({site: siteOf({}), state: '', whole: null, treeOf: () => Promise.resolve(tree)});
      expect(await reading(filePath, content)).toEqual(await parsing(filePath, content));
    },
    30_000,
  );
});
