import type {Element, Nodes} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

function textOf(node: Nodes): string {
  return 'value' in node
    ? node.value
    : 'children' in node
      ? node.children.map(textOf).join('')
      : '';
}

/** The title and the description that a page's HTML gives itself. */
export function readHead(html: string): {title: string; description: string} {
  let [title, description] = ['', ''];
  visit(unified().use(rehypeParse).parse(html), 'element', (node: Element) => {
    if (node.tagName === 'title') {
      title ||= textOf(node).replace(/ \| .*$/, '');
    } else if (node.tagName === 'meta' && node.properties.name === 'description') {
      description = String(node.properties.content ?? '');
    }
  });
  return {title, description};
}
