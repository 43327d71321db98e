import {readFileSync} from 'node:fs';
import {DEFAULT_CONFIG} from '@docusaurus/core/lib/server/configValidation';
import preprocess from '@docusaurus/mdx-loader/lib/preprocessor';
import {createProcessorUncached, type MDXPlugin} from '@docusaurus/mdx-loader/lib/processor';
import type {Options} from '@docusaurus/mdx-loader/lib/options';
import {expect, test} from 'vitest';
import {parsePage, takeParsed} from '../../src/site-model/markdown/parse';
import parsedPage from '../../src/docusaurus/parsedPage';

/** The style sample, which shows all that a page can have, and a page of each area. */
const PAGES = [
  'src/pages/markdown-page.mdx',
  'docs/virtualStadium/authentication.mdx',
  'docs/moderationUi/overview.mdx',
  'docs/apiReference/endpoints.mdx',
];

const options = {
  admonitions: true,
  markdownConfig: {
    ...DEFAULT_CONFIG.markdown,
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
  staticDirs: [],
  siteDir: process.cwd(),
} satisfies Options;

async function compiler(...beforeDefaultRemarkPlugins: MDXPlugin[]) {
  const {process} = await createProcessorUncached({
    options: {...options, beforeDefaultRemarkPlugins},
    format: 'mdx',
  });
  return (filePath: string, content: string) =>
    process({filePath, content, frontMatter: {}, compilerName: 'client'});
}

test.each(PAGES)(
  'Docusaurus makes the same of %s as of its tree that the check has parsed',
  async (filePath) => {
    const text = readFileSync(filePath, 'utf8');
    const content = preprocess({...options, filePath, fileContent: text});
    const parsing = await compiler();
    const taking = await compiler(parsedPage);
    parsePage(filePath, text);
    expect(await taking(filePath, content)).toEqual(await parsing(filePath, content));
    expect(takeParsed(filePath, content), 'the tree was not taken').toBeNull();
  },
  30_000,
);
