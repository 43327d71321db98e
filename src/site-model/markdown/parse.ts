import remarkComment from '@slorber/remark-comment'; // cspell:ignore slorber
import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';
import {unravel} from './unravel';

/** What can come after `:::`. */
export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/** Admonitions are container directives; `a:b` in a line of text is no directive. */
function containersOnly(this: Processor): void {
  const extensions = (this.data().micromarkExtensions ??= []);
  extensions.push({disable: {null: ['directiveText', 'directiveLeaf']}});
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkComment)
  .use(remarkDirective)
  .use(containersOnly) as unknown as Processor<Root>;

/** What Docusaurus makes of a text before it is parsed, in its order (mdx-loader/lib/preprocessor.js). */
export function prepared(text: string): string {
  const unwrapped = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(text));
  return admonitionTitleToDirectiveLabel(unwrapped, ADMONITIONS);
}

/** A page as Docusaurus and MDX read it, before any transform. */
export function parsePage(text: string): Root {
  const tree = parser.parse(prepared(text));
  unravel(tree);
  return tree;
}
