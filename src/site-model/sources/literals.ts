import ts from 'typescript';
import {nodesIn} from '../../base/nodesIn';

/** A text that is in a file of TypeScript. */
export interface Literal {
  /** Of the property or the attribute that it is the value of; `null` in a list. */
  readonly name: string | null;
  readonly value: string;
  readonly line: number;
}

/** The texts of a file that are values of properties or attributes, or members of lists. */
export function literalsIn(file: string, text: string): Literal[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const texts = nodesIn(source).filter((node) => ts.isStringLiteralLike(node));
  return texts.flatMap((node) => {
    const {parent, text: value} = node;
    const owner = ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent) ? parent : null;
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    return owner || ts.isArrayLiteralExpression(parent)
      ? [{name: owner?.name.getText() ?? null, value, line}]
      : [];
  });
}
