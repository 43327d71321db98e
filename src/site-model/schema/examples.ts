import ts from 'typescript';
import type {Json} from './jsonSchema';

/** What a literal says; `undefined` for an expression that is more than a literal. */
function literalValue(node: ts.Expression): Json | undefined {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isNumericLiteral(node)) {
    return Number(node.text);
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    const value = literalValue(node.operand);
    return typeof value === 'number' ? -value : undefined;
  }
  if (ts.isArrayLiteralExpression(node)) {
    const values = node.elements.map(literalValue);
    return values.every((it) => it !== undefined) ? values : undefined;
  }
  if (ts.isObjectLiteralExpression(node)) {
    const entries = node.properties.map((property): [string, Json | undefined] =>
      ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)
        ? [property.name.text, literalValue(property.initializer)]
        : ['', undefined],
    );
    return entries.every((it): it is [string, Json] => it[1] !== undefined)
      ? Object.fromEntries(entries)
      : undefined;
  }
  const known = new Map<ts.SyntaxKind, Json>([
    [ts.SyntaxKind.TrueKeyword, true],
    [ts.SyntaxKind.FalseKeyword, false],
    [ts.SyntaxKind.NullKeyword, null],
  ]);
  return known.get(node.kind);
}

function valuesOf(code: string, type: string): Json[] {
  const source = ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true);
  const declarations = source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
  );
  return declarations.flatMap((it) => {
    const ofType = it.type?.getText(source) === type;
    const value = ofType && it.initializer ? literalValue(it.initializer) : undefined;
    return value === undefined ? [] : [value];
  });
}

/**
 * The complete values in the samples of a comment: constants of just its type, written as one
 * literal. They are read, not run: an example can hold any code.
 */
export function valuesIn(markdown: string, type: string): Json[] {
  const samples = markdown.matchAll(/^```(?:ts|typescript)\b[^\n]*\n([\s\S]*?)^```/gm);
  return [...samples].flatMap(([, code = '']) => valuesOf(code, type));
}

/** Those in the `@example`s of a declaration. */
export function examplesOf(declaration: ts.Node, type: string): Json[] {
  return ts
    .getJSDocTags(declaration)
    .filter((tag) => tag.tagName.text === 'example')
    .flatMap((tag) => valuesIn(ts.getTextOfJSDocComment(tag.comment) ?? '', type));
}
