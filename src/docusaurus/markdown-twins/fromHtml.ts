import type {Element, Root, RootContent} from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {EXIT, visit} from 'unist-util-visit';

const classesOf = ({properties}: Element) => (properties.className ?? []) as string[];

function first(tree: Root | Element, tagName: string): Element | null {
  let found: Element | null = null;
  visit(tree, 'element', (node) => {
    if (node.tagName === tagName) {
      found = node;
      return EXIT;
    }
    return undefined;
  });
  return found;
}

/** The sample of a code block, without the controls around it. */
function sample(block: Element): RootContent[] {
  const [pre, code] = [first(block, 'pre'), first(block, 'code')];
  if (!pre || !code) {
    return [block];
  }
  const className = classesOf(block).filter((name) => name.startsWith('language-'));
  return [{...pre, children: [{...code, properties: {className}}]}];
}

/** A node as text reads it; comments are React's. */
function readable(node: RootContent): RootContent[] {
  if (node.type === 'comment') {
    return [];
  }
  if (node.type !== 'element') {
    return [node];
  }
  const label = node.properties.ariaLabel;
  if (node.properties.role === 'img' && typeof label === 'string') {
    return [{...node, children: [{type: 'text', value: `Picture: ${label}`}]}];
  }
  if (classesOf(node).includes('theme-code-block')) {
    return sample(node);
  }
  const children = node.children.flatMap(readable) as Element['children'];
  const isButton = node.tagName === 'a' && classesOf(node).includes('button');
  return isButton
    ? [{type: 'element', tagName: 'p', properties: {}, children: [{...node, children}]}]
    : [{...node, children}];
}

function mainOnly() {
  return (tree: Root): Root => {
    const main = first(tree, 'main');
    return {type: 'root', children: main ? readable(main) : []};
  };
}

const converter = unified()
  .use(rehypeParse)
  .use(mainOnly)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, listItemIndent: 'one'});

/** The Markdown of a page that is written in React and so has no Markdown source. */
export function markdownOfHtml(html: string): string {
  return String(converter.processSync(html));
}
