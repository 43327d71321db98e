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

/** What can stand after `:::`. */
export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/** Admonitions are container directives; `a:b` in a line of text is no directive. */
function containersOnly(this: Processor): void {
  const extensions = (this.data().micromarkExtensions ??= []);
  extensions.push({disable: {null: ['directiveText', 'directiveLeaf']}});
}

function parserOf(file: string): Processor<Root> {
  const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
  return (file.endsWith('.mdx')
    ? parser.use(remarkMdx).use(remarkComment).use(remarkDirective).use(containersOnly)
    : parser) as unknown as Processor<Root>;
}

interface Parsed {
  readonly text: string;
  /** What the parser got: the text as Docusaurus prepares it. */
  readonly prepared: string;
  /** `null` once it has been taken. */
  readonly tree: Root | null;
}

const parsed = new Map<string, Parsed>();

/** In the steps and the order of Docusaurus (mdx-loader/lib/preprocessor.js). */
function prepare(text: string): string {
  const unwrapped = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(text));
  return admonitionTitleToDirectiveLabel(unwrapped, ADMONITIONS);
}

/**
 * A page as Docusaurus reads it, before any transform. Parsing is the dear part of all that reads
 * pages, so the tree is kept for the next that asks: copy it before you change it.
 */
export function parsePage(file: string, text: string): Root {
  const known = parsed.get(file);
  if (known?.text === text && known.tree) {
    return known.tree;
  }
  const prepared = prepare(text);
  const tree = parserOf(file).parse(prepared);
  parsed.set(file, {text, prepared, tree});
  return tree;
}

/** The tree of what Docusaurus is about to parse, yours to change and no longer kept, if there is one. */
export function takeParsed(file: string, prepared: string): Root | null {
  const known = parsed.get(file);
  if (known?.prepared !== prepared || !known.tree) {
    return null;
  }
  parsed.set(file, {...known, tree: null});
  return known.tree;
}

/** Whether what Docusaurus is about to parse is what was parsed for the checks. */
export function wasParsed(file: string, prepared: string): boolean {
  return parsed.get(file)?.prepared === prepared;
}
