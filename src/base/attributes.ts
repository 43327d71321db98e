import type {Node} from 'estree-jsx';
import type {Element} from './pageElement';

function valueOf(node: Node | null): unknown {
  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'ArrayExpression':
      return node.elements.map(valueOf);
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.map(entryOf));
    default:
      throw new Error(`an attribute has literal values only, not a ${node?.type}`);
  }
}

function entryOf(node: Node): [string, unknown] {
  if (node.type !== 'Property' || node.computed || node.key.type !== 'Identifier') {
    throw new Error('an object in an attribute has plain names only');
  }
  return [node.key.name, valueOf(node.value)];
}

function written({attributes}: Element, name: string) {
  return attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name)?.value;
}

/** An attribute that is written as an expression of literals, such as `cards={[{to: '/docs'}]}`. */
export function staticValue(element: Element, name: string): unknown {
  const value = written(element, name);
  const statement = typeof value === 'object' ? value?.data?.estree?.body[0] : undefined;
  if (statement?.type !== 'ExpressionStatement') {
    throw new Error(`<${element.name}> needs "${name}" as an expression`);
  }
  return valueOf(statement.expression);
}

/** An attribute that is written as text. */
export function attributeText(element: Element, name: string): string | null {
  const value = written(element, name);
  return typeof value === 'string' ? value : null;
}
