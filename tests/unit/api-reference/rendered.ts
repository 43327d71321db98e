import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import putIn from '../../../src/site-model/transforms/putIn';
import {reference} from '../../../src/site-model/transforms/reference';
import {jsxToElement} from '../support/jsxToElement';
import {latestContract} from './generated';

export type Root = ReturnType<typeof tree>;
type Element = Extract<Root['children'][number], {type: 'element'}>;
type Node = Root | Root['children'][number];

export interface Rendered {
  /** Everything a reader sees, blocks separated by line breaks. */
  readonly text: string;
  readonly headings: readonly string[];
  readonly links: readonly {readonly text: string; readonly href: string}[];
  readonly ids: readonly string[];
  /** Tables as rows of cells, header first; cells as elements. */
  readonly tables: readonly (readonly (readonly Element[])[])[];
  readonly tags: ReadonlySet<string>;
}

/** A generated page as HTML, with what the transform puts into it. */
function tree(page: string) {
  const handlers = {mdxJsxFlowElement: jsxToElement, mdxJsxTextElement: jsxToElement};
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(putIn, reference(latestContract()))
    .use(remarkRehype, {handlers: handlers as never});
  const file = new VFile({path: 'docs/api/page.mdx', value: page});
  return processor.runSync(processor.parse(file), file);
}

function textOf(node: Node): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

function elements(node: Node, tag: string): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    if (element.tagName === tag) {
      found.push(element);
    }
  });
  return found;
}

function linksIn(node: Node): {text: string; href: string}[] {
  return elements(node, 'a')
    .filter((it) => it.properties.href !== undefined)
    .map((it) => ({text: textOf(it), href: String(it.properties.href)}));
}

const content = (page: string) => page.replace(/^---\n[\s\S]*?\n---\n/, '');

export function render(page: string): Rendered {
  return describeTree(tree(content(page)));
}

/** The links between a heading and the next. */
export function linksUnder(page: string, heading: string) {
  const {children} = tree(content(page));
  const isHeading = (it: Node) => it.type === 'element' && /^h\d$/.test(it.tagName);
  const start = children.findIndex((it) => isHeading(it) && textOf(it) === heading) + 1;
  const rest = start ? children.slice(start) : [];
  const end = rest.findIndex(isHeading);
  return rest.slice(0, end < 0 ? undefined : end).flatMap(linksIn);
}

export function describeTree(root: Root): Rendered {
  const ids: string[] = [];
  const tags = new Set<string>();
  const headings: string[] = [];
  visit(root, 'element', (element) => {
    tags.add(element.tagName);
    if (typeof element.properties.id === 'string') {
      ids.push(element.properties.id);
    }
    if (/^h[1-6]$/.test(element.tagName)) {
      headings.push(textOf(element));
    }
  });
  const tables = elements(root, 'table').map((table) =>
    elements(table, 'tr').map((row) => [...elements(row, 'th'), ...elements(row, 'td')]),
  );
  return {text: textOf(root), headings, links: linksIn(root), ids, tables, tags};
}

/** The row of a table whose first cell reads so, as the texts of its cells. */
export function row(page: Rendered, name: string): string[] {
  const found = page.tables.flat().find(([first]) => first && textOf(first) === name);
  if (!found) {
    throw new Error(`no table row “${name}”`);
  }
  return found.map((cell) => textOf(cell));
}

/** The front matter's values, which are JSON. */
export function frontMatter(page: string): Record<string, unknown> {
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(page) ?? [];
  return Object.fromEntries(
    yaml.split('\n').map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), JSON.parse(line.slice(at + 2)) as unknown];
    }),
  );
}
