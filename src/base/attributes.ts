import type {Expression} from 'estree-jsx';
import type {Element} from './pageElement';

function valueOf(node: Expression): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'ArrayExpression':
      return node.elements.map((element) => valueOf(element as Expression));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => {
          if (
            property.type !== 'Property' ||
            property.computed ||
            property.key.type !== 'Identifier'
          ) {
            throw new Error('an object in an attribute has plain names only');
          }
          return [property.key.name, valueOf(property.value as Expression)];
        }),
      );
    default:
      throw new Error(`an attribute has literal values only, not a ${node.type}`);
  }
}

/** An attribute that is written as an expression of literals, such as `cards={[{to: '/docs'}]}`. */
export function staticValue({attributes, name: element}: Element, name: string): unknown {
  const found = attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name);
  const value = found?.value;
  const statement =
    typeof value === 'object' && value !== null ? value.data?.estree?.body[0] : undefined;
  if (statement?.type !== 'ExpressionStatement') {
    throw new Error(`<${element}> needs "${name}" as an expression`);
  }
  return valueOf(statement.expression);
}

/** An attribute that is written as text. */
export function attributeText({attributes}: Element, name: string): string | null {
  const found = attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name);
  return typeof found?.value === 'string' ? found.value : null;
}
