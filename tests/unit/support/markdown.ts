import rehypeStringify from 'rehype-stringify';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified, type Pluggable} from 'unified';
import {VFile} from 'vfile';
import {jsxToElement} from './jsxToElement';

/** What transforms make of an MDX page, as HTML; elements of JSX that they leave are left out. */
export async function html(
  markdown: string,
  plugins: readonly Pluggable[],
  path = 'docs/page.mdx',
): Promise<string> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use([...plugins])
    .use(remarkRehype)
    .use(rehypeStringify);
  return String(await processor.process(new VFile({path, value: markdown})));
}

/** The tree that transforms leave. */
export async function tree(
  markdown: string,
  plugins: readonly Pluggable[],
  path = 'docs/page.mdx',
): Promise<Root> {
  const file = new VFile({path, value: markdown});
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use([...plugins]);
  return (await processor.run(processor.parse(file), file)) as Root;
}

/** The same as HTML, with plain elements of JSX as the browser gets them. */
export async function markup(
  markdown: string,
  plugins: readonly Pluggable[],
  path = 'docs/page.mdx',
): Promise<string> {
  const handlers = {mdxJsxFlowElement: jsxToElement, mdxJsxTextElement: jsxToElement};
  const toHtml = unified()
    .use(remarkRehype, {handlers: handlers as never})
    .use(rehypeStringify);
  return toHtml.stringify(toHtml.runSync(await tree(markdown, plugins, path)));
}
