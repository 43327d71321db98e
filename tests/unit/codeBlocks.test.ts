import {runInThisContext} from 'node:vm';
import {compile} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import codeBlocks from '../../src/site-model/transforms/codeBlocks';

/** The compiled page, as the bundler gets it. */
async function compiled(
  markdown: string,
  format: 'md' | 'mdx' = 'mdx',
  links: Parameters<typeof codeBlocks>[0] = new Map(),
): Promise<string> {
  const file = new VFile({path: `docs/page.${format}`, value: markdown});
  return String(await compile(file, {format, remarkPlugins: [[codeBlocks, links]]}));
}

/** What the component gets. */
function properties(code: string): unknown {
  const text = /_jsx\(CodeBlock, (\{[\s\S]*?\})\)/.exec(code)?.[1];
  return text && (runInThisContext(`(${text})`) as unknown);
}

describe('a fence becomes a code block', () => {
  test.each(['md', 'mdx'] as const)('in %s, its HTML as it was made', async (format) => {
    const fence = '```ts title="a &amp; b.ts" continue\nconst a = "<&amp;>\\n";\n```\n';
    expect(properties(await compiled(fence, format))).toEqual({
      language: 'ts',
      label: 'TypeScript',
      title: 'a & b.ts',
      html: '<span class="tk-k">const</span> a = <span class="tk-s">"&lt;&amp;amp;>\\n"</span>;',
    });
  });

  test('inside of other elements as well', async () => {
    const code = await compiled('<Tabs>\n\n- item\n\n  ```json\n  {}\n  ```\n\n</Tabs>\n');
    expect(properties(code)).toMatchObject({language: 'json', label: 'JSON'});
  });

  test('without label where it is plain text or has no language', async () => {
    const plain = {language: 'text', html: 'a &lt; b'};
    expect(properties(await compiled('```\na < b\n```\n'))).toEqual(plain);
    expect(properties(await compiled('```text\na < b\n```\n'))).toEqual(plain);
  });

  test('with the links of the fence that stands on that line', async () => {
    const links = [{start: 0, end: 3, href: '/api/a?b&c', card: 'request:SIR'}];
    const source = 'Text.\n\n```text\nSIR\n```\n';
    expect(properties(await compiled(source, 'mdx', new Map([[3, links]])))).toMatchObject({
      html: '<a href="/api/a?b&amp;c" data-card="request:SIR">SIR</a>',
    });
  });

  test('or stops the build at a language that nobody knows', async () => {
    await expect(compiled('text\n\n```fortran\n```\n')).rejects.toThrow(
      /^docs\/page\.mdx:3: the language "fortran" of the fence is not known\. Remedy: write one of .*ts/,
    );
  });

  test('or stops the build at a pair of lines that it does not have', async () => {
    await expect(compiled('```text pairs="1, 2-3"\na\nb\n```\n')).rejects.toThrow(
      /^docs\/page\.mdx:1: “pairs” names line 3 of a fence that shows 2\. Remedy: count/,
    );
  });
});
