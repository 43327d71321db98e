import ts from 'typescript';

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
  const literals: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      const {parent} = node;
      const owner = ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent) ? parent : null;
      if (owner || ts.isArrayLiteralExpression(parent)) {
        const {line} = source.getLineAndCharacterOfPosition(node.getStart());
        literals.push({name: owner?.name.getText() ?? null, value: node.text, line: line + 1});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return literals;
}
