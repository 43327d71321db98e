import type {Nodes, Root} from 'mdast';
import type {SearchSection} from '../../search/data';
import {provisionalMark as mark} from '../../base/provisional';

type Section = Omit<SearchSection, 'page'>;

const isMark = (node: Nodes) => node.type === 'link' && node.url.endsWith(mark.page.slice(5));

/** The text of a line; the provisional mark says nothing that anyone looks for. */
function lineOf(node: Nodes): string {
  if (node.type === 'break') {
    return ' ';
  }
  if ('value' in node) {
    return node.value;
  }
  if (!('children' in node)) {
    return '';
  }
  const text = node.children
    .map((child: Nodes) => {
      const inner = lineOf(child);
      return isMark(child) && inner.startsWith(mark.word) ? '' : inner;
    })
    .join('');
  return text.replace(/\s*\(\s*\)/g, '').replace(/\s+/g, ' ');
}

/** Blocks of text, one to a line, and blocks of code. */
function readBlock(node: Nodes, text: string[], code: string[]): void {
  switch (node.type) {
    case 'code':
      code.push(...node.value.split('\n').map((line) => line.trim()));
      break;
    case 'blockquote':
    case 'list':
    case 'listItem':
      node.children.forEach((child) => readBlock(child, text, code));
      break;
    case 'table':
      for (const row of node.children.slice(1)) {
        const cells = row.children.map((cell) => lineOf(cell).trim());
        text.push(cells.filter(Boolean).join(' · '));
      }
      break;
    case 'definition':
      break;
    default:
      text.push(lineOf(node).trim());
  }
}

const joined = (lines: readonly string[]) => lines.filter(Boolean).join('\n');

/**
 * A page's parts, from heading to heading. A heading without an id has no part of its own.
 * @param title - of the page, which is known apart: it is left out where the page repeats it on top
 */
export function sectionsIn(tree: Root, title: string): Section[] {
  const sections: Section[] = [];
  let [heading, anchor]: [string, string] = ['', ''];
  let [text, code]: [string[], string[]] = [[], []];
  const close = () => {
    const section = {heading, anchor, text: joined(text), code: joined(code)};
    if (section.heading || section.text || section.code) {
      sections.push(section);
    }
  };
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 1) {
      const shown = lineOf(node).trim();
      text.push(shown === title ? '' : shown);
      continue;
    }
    if (node.type === 'heading' && node.data?.id) {
      close();
      [heading, anchor, text, code] = [lineOf(node).trim(), node.data.id, [], []];
    } else {
      readBlock(node, text, code);
    }
  }
  close();
  return sections;
}
