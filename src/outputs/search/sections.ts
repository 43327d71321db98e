import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {provisionalMark as mark} from '../../base/provisional';
import type {SearchSection} from '../../search/data';

/** The provisional mark says nothing that anyone looks for. */
const isMark = (node: Nodes) =>
  node.type === 'link' &&
  node.url.endsWith(mark.page.slice('/docs'.length)) &&
  toString(node).startsWith(mark.word);

function textOf(node: Nodes, quote = ''): string {
  if (isMark(node)) {
    return '';
  }
  if (node.type === 'break') {
    return ' ';
  }
  return 'children' in node
    ? node.children.map((it) => textOf(it, quote)).join('')
    : 'value' in node
      ? node.type === 'inlineCode'
        ? quote + node.value + quote
        : node.value
      : '';
}

/** Without what a mark says, and the brackets around what it is about. */
const lineOf = (node: Nodes, quote?: string) =>
  textOf(node, quote)
    .replaceAll(mark.heard, '')
    .replace(new RegExp(`[${mark.begin}${mark.end}]`, 'g'), '')
    .replace(/\s+/g, ' ')
    .trim();

const newPart = (heading: string, anchor: string, row: {isRow?: true} = {}) => ({
  ...row,
  heading,
  anchor,
  text: Array<string>(),
  code: Array<string>(),
});

type Part = ReturnType<typeof newPart>;

export interface ReadSection extends Omit<SearchSection, 'page'> {
  /** It is a row: what its page is about is no reason to find it. */
  readonly isRow?: true;
}

/** Blocks of text, one to a line, and blocks of code; a row of symptoms is a part of its own. */
function readBlock(node: Nodes, part: Part, parts: Part[]): void {
  switch (node.type) {
    case 'code':
      part.code.push(...node.value.split('\n').map((line) => line.trim()));
      break;
    case 'blockquote':
    case 'list':
    case 'listItem':
      node.children.forEach((child) => readBlock(child, part, parts));
      break;
    case 'table':
      for (const row of node.children.slice(1)) {
        const cells = row.children.map((it) => lineOf(it)).filter(Boolean);
        const {symptom, hProperties} = row.data ?? {};
        if (symptom) {
          cells.shift();
          const heading = lineOf(row.children[0]!, '`');
          parts.push(newPart(heading, String(hProperties?.id), {isRow: true}));
        }
        (symptom ? parts.at(-1)! : part).text.push(cells.join(' · '));
      }
      break;
    default:
      part.text.push(lineOf(node));
  }
}

/**
 * A page's parts, from heading to heading. A heading without an id has no part of its own.
 * @param title - of the page, which is known apart: it is left out where the page repeats it on top
 */
export function sectionsIn(tree: Root, title: string): ReadSection[] {
  let part = newPart('', '');
  const parts = [part];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth > 1 && node.data?.id) {
      part = newPart(lineOf(node), node.data.id);
      parts.push(part);
    } else if (
      !node.data?.isPlayed &&
      !(node.type === 'heading' && node.depth === 1 && lineOf(node) === title)
    ) {
      readBlock(node, part, parts);
    }
  }
  const joined = (lines: readonly string[]) => lines.filter(Boolean).join('\n');
  return parts
    .map(({text, code, ...head}) => ({...head, text: joined(text), code: joined(code)}))
    .filter(({heading, text, code}) => heading || text || code);
}
