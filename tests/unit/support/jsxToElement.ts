import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Plain elements as the browser gets them; a component would stay under its name. */
export function jsxToElement(state: {all: (node: Jsx) => unknown[]}, node: Jsx) {
  const properties = node.attributes.flatMap((it) =>
    it.type === 'mdxJsxAttribute' ? [[it.name, it.value ?? true] as const] : [],
  );
  return {
    type: 'element',
    tagName: node.name ?? '',
    properties: Object.fromEntries(properties),
    children: state.all(node),
  };
}
