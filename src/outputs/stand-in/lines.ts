import ts from 'typescript';
import type {Step} from '../../base/plays';
import type {ShownLine} from '../../site-model/highlight/fence';

type Found = ts.Node | undefined;

const isText = (node: ts.Node | undefined, text: string): boolean =>
  node !== undefined && ts.isStringLiteralLike(node) && node.text === text;

function firstOf(tree: ts.Node, matches: (node: ts.Node) => Found): Found {
  return matches(tree) ?? ts.forEachChild(tree, (child) => firstOf(child, matches));
}

/** `SIR('addWidget', …)`, the whole statement. */
function command(node: ts.Node, name: string): Found {
  const isCall =
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'SIR' &&
    isText(node.arguments[0], name);
  return isCall ? node.parent : undefined;
}

/** What is compared with a name decides what happens for it: after an early return, all of its function. */
function branch(node: ts.Node, name: string): Found {
  if (ts.isCaseClause(node) && isText(node.expression, name)) {
    return node;
  }
  const condition = ts.isIfStatement(node) ? node.expression : undefined;
  if (!condition || !ts.isBinaryExpression(condition) || !isText(condition.right, name)) {
    return undefined;
  }
  const {kind} = condition.operatorToken;
  return kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
    ? ts.findAncestor(node, ts.isFunctionLike)
    : node;
}

const property = (node: ts.Node, name: string): Found =>
  ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === name
    ? node
    : undefined;

/** The part of a sample that a step is about. */
function partOf(tree: ts.SourceFile, {kind, of}: Step, module: string | undefined): Found {
  const find = (matches: typeof command, name: string) => firstOf(tree, (it) => matches(it, name));
  switch (kind) {
    case 'command':
      return find(command, of);
    case 'request':
    case 'answer':
      return (
        find(branch, of) ??
        find(command, 'registerAdapter') ??
        // The adapter is on another page: what is here is the property that makes the widget ask it.
        (module ? find(property, module) : undefined)
      );
    case 'action':
      return find(branch, of);
    case 'card':
    case 'click':
      return find(property, of);
  }
}

/** First and last of the lines that the reader sees, from 1; `null` where the sample has no such part. */
export function linesOf(
  code: string,
  shown: readonly ShownLine[],
  step: Step,
  module?: string,
): readonly [first: number, last: number] | null {
  const tree = ts.createSourceFile('sample.ts', code, ts.ScriptTarget.Latest, true);
  const part = partOf(tree, step, module);
  if (!part) {
    return null;
  }
  const start = part.getStart(tree);
  const isIn = ({offset, text}: ShownLine) => offset + text.length > start && offset < part.end;
  const first = shown.findIndex(isIn);
  return first < 0 ? null : [first + 1, shown.findLastIndex(isIn) + 1];
}

/** The names that a sample only declares: the page around it has them. */
export function declaredIn(code: string): string[] {
  const tree = ts.createSourceFile('sample.ts', code, ts.ScriptTarget.Latest, true);
  return tree.statements.flatMap((it) => {
    const modifiers = ts.canHaveModifiers(it) ? ts.getModifiers(it) : undefined;
    if (!modifiers?.some(({kind}) => kind === ts.SyntaxKind.DeclareKeyword)) {
      return [];
    }
    return ts.isVariableStatement(it)
      ? it.declarationList.declarations.map(({name}) => name.getText(tree))
      : ts.isFunctionDeclaration(it) && it.name
        ? [it.name.text]
        : [];
  });
}
