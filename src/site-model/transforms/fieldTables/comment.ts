import type {Nodes, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {resolveName, type ContractModel} from '../../contract';
import type {CommentPart, CommentText, TypeText} from '../../contract/model';
import {codeOf} from '../../contract/text';
import {code, link, provisional, text, type Phrasing} from './nodes';

/** Stands for the mark while the comment is Markdown; no comment links to such an address. */
const MARK = 'provisional:mark';

const markdown = unified().use(remarkParse).use(remarkGfm);

export function typeHref(model: ContractModel, name: string, field?: string): string | null {
  const found = field ? resolveName(model, `${name}.${field}`, 'type') : null;
  return (found ?? resolveName(model, name, 'type'))?.href ?? null;
}

/** A type as code in which the names of the contract are links. */
export function typeNodes(model: ContractModel, type: TypeText): Phrasing[] {
  return type.map((piece) => {
    const href = typeof piece === 'string' ? null : typeHref(model, piece.type);
    const shown = code(typeof piece === 'string' ? piece : piece.text);
    return href ? link(href, [shown]) : shown;
  });
}

function span(value: string): string {
  const line = value.replace(/\s*\n\s*/g, ' ');
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return /^`|`$/.test(line) ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`;
}

function partMarkdown(model: ContractModel, part: CommentPart): string {
  switch (part.kind) {
    case 'text':
      // `<` would start HTML; in a comment it is a character, but for addresses in brackets.
      return part.text.replace(/\\?<(?!https?:\/\/[^\s<>]*>)/g, '&lt;');
    case 'code':
      return span(codeOf(part.text));
    case 'provisional':
      return `[provisional](${MARK})`;
    case 'link': {
      const shown = part.code ? span(part.text) : part.text;
      const href = 'url' in part.to ? part.to.url : typeHref(model, part.to.type, part.to.field);
      return href ? `[${shown}](${href})` : shown;
    }
  }
}

/** Positions in a comment are none in the page. */
function withoutPosition<Node extends Nodes>(node: Node): Node {
  const bare = {...node, position: undefined};
  return (
    'children' in node
      ? {...bare, children: node.children.map((child: Nodes) => withoutPosition(child))}
      : bare
  ) as Node;
}

/** The marks in their places, and each text on one line. */
function withMarks(nodes: readonly Phrasing[]): Phrasing[] {
  return nodes.map((node) => {
    if (node.type === 'link' && node.url === MARK) {
      return provisional();
    }
    if (node.type === 'text') {
      return text(node.value.replace(/\s*\n\s*/g, ' '));
    }
    return 'children' in node ? ({...node, children: withMarks(node.children)} as Phrasing) : node;
  });
}

/** Blocks on the one line that a cell has: a break between them, a bullet before each item. */
function inCell(blocks: readonly RootContent[]): Phrasing[] {
  return blocks.flatMap((block, index): Phrasing[] => {
    const space: Phrasing[] = index ? [{type: 'break'}, {type: 'break'}] : [];
    switch (block.type) {
      case 'paragraph':
        return [...space, ...block.children];
      case 'list':
        return block.children.flatMap((item) => [
          {type: 'break' as const},
          text('• '),
          ...inCell(item.children),
        ]);
      case 'code':
        return [...space, code(block.value)];
      default:
        throw new Error(`a comment of the contract has a ${block.type}, which no cell can hold`);
    }
  });
}

/** A comment as the content of a table's cell. */
export function commentNodes(model: ContractModel, comment: CommentText): Phrasing[] {
  const source = comment.map((part) => partMarkdown(model, part)).join('');
  const {children} = withoutPosition(markdown.parse(source.trim()));
  return withMarks(inCell(children));
}
