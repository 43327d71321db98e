import type {DefaultTreeAdapterTypes as Tree} from 'parse5';

/** How built pages are read: the tree of parse5, which reads HTML as browsers do. */
type Node = Tree.Node;
export type Element = Tree.Element;

/** What is in a node, and in the content of a template. */
function childrenOf(node: Node): Node[] {
  return [
    ...('content' in node ? [node.content] : []),
    ...('childNodes' in node ? node.childNodes : []),
  ];
}

export function textOf(node: Node): string {
  return 'value' in node ? node.value : childrenOf(node).map(textOf).join('');
}

/** All elements within a node and itself, in the order of the page. */
export function elementsIn(node: Node, found: Element[] = []): Element[] {
  if ('tagName' in node) {
    found.push(node);
  }
  childrenOf(node).forEach((child) => elementsIn(child, found));
  return found;
}

export function attributeOf({attrs}: Element, name: string): string | undefined {
  return attrs.find((it) => it.name === name)?.value;
}
