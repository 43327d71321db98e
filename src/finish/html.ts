import type {DefaultTreeAdapterTypes as Tree} from 'parse5';

/** How built pages are read: the tree of parse5, which reads HTML as browsers do. */
export type Node = Tree.Node;
export type Element = Tree.Element;

/** What is in a node, and in the content of a template. */
export function childrenOf(node: Node): Node[] {
  return [
    ...('content' in node ? [node.content] : []),
    ...('childNodes' in node ? node.childNodes : []),
  ];
}

export function textOf(node: Node): string {
  return 'value' in node ? node.value : childrenOf(node).map(textOf).join('');
}

/** All elements of a name within a node, in the order of the page. */
export function elementsIn(node: Node, tagName: string): Element[] {
  const found = childrenOf(node).flatMap((child) => elementsIn(child, tagName));
  return 'tagName' in node && node.tagName === tagName ? [node, ...found] : found;
}

export function attributeOf({attrs}: Element, name: string): string | undefined {
  return attrs.find((it) => it.name === name)?.value;
}
