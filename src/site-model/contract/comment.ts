import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {copyOf} from '../../base/copyOf';
import type {CommentPart, CommentText, LinkTarget} from './model';

/** What is provisional is a link to this, an empty one the mark alone; no comment links to such an address. */
export const MARK = 'provisional:mark';

/** The address of what a comment links to; `null` makes plain text of the link. */
type HrefOfLink = (to: LinkTarget) => string | null;

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkStringify);

/** A span of code on one line. */
export function codeSpan(text: string): string {
  const code = {type: 'inlineCode' as const, value: text.replace(/\s*\n\s*/g, ' ')};
  return markdown.stringify({type: 'root', children: [code]}).trim();
}

/** `<` would start HTML; in a comment it is a character, but for addresses in angle brackets. */
function escaped(text: string): string {
  return text.replace(/\\?<(?!https?:\/\/[^\s<>]*>)/g, '&lt;');
}

function partMarkdown(part: CommentPart, hrefOf: HrefOfLink): string {
  switch (part.kind) {
    case 'text':
      return escaped(part.text);
    case 'code':
      return part.text;
    case 'provisional':
      return `[${part.text}](${MARK})`;
    case 'link': {
      const shown = part.code ? codeSpan(part.text) : escaped(part.text);
      const href = hrefOf(part.to);
      return href ? `[${shown}](${href})` : shown;
    }
  }
}

/** A comment without its marks, but with what they are about. */
export const unmarked = (comment: CommentText): CommentText =>
  comment.map((part) => (part.kind === 'provisional' ? {...part, kind: 'text'} : part));

/** Checks, model and pages ask for the same comments, and many fields have the same one. */
const parsed = new Map<string, Root>();

function parse(source: string): Root {
  let tree = parsed.get(source);
  if (!tree) {
    tree = markdown.parse(source);
    visit(tree, (node) => {
      // Positions in a comment are none in the page.
      delete node.position;
    });
    parsed.set(source, tree);
  }
  return copyOf(tree);
}

/** A comment as the tree of its Markdown. */
export function commentTree(comment: CommentText, hrefOf: HrefOfLink): Root {
  return parse(
    comment
      .map((part) => partMarkdown(part, hrefOf))
      .join('')
      .trim(),
  );
}
