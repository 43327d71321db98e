import ts from 'typescript';
import {nodesIn} from '../../base/nodesIn';
import {onceFor} from '../../base/onceFor';
import type {Fence} from '../fences/fence';
import type {SampleProgram} from './program';
import type {VirtualFile} from './virtualFiles';

/** What a name in a sample means in the contract. */
export type Target =
  | {readonly kind: 'type' | 'function' | 'global'; readonly name: string}
  /** `path` goes through types without a name: `data.betslip` of `CopyBetActionInterface`. */
  | {readonly kind: 'property'; readonly type: string; readonly path: string}
  /** A string: the type of an action, an adapter request, a widget, a command of `SIR`. */
  | {readonly kind: 'action' | 'request' | 'widget' | 'command'; readonly name: string};

/** A name in what the reader sees of a fence. */
export interface Reference {
  /** Offsets in the fence's text; of a string, without its quotes. */
  readonly start: number;
  readonly end: number;
  readonly target: Target;
}

/** The names in one fence that lead into the contract. */
export interface FenceReferences {
  /** Of the fence, by which it is identified in its file. */
  readonly line: number;
  readonly references: readonly Reference[];
}

function named(node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

function propertyTarget(declaration: ts.PropertySignature | ts.MethodSignature): Target | null {
  const path: string[] = [];
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (named(node)) {
      return {kind: 'property', type: node.name.text, path: path.join('.')};
    }
    if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) {
      path.unshift(ts.isComputedPropertyName(node.name) ? node.name.getText() : node.name.text);
    }
  }
  return null;
}

function declarationTarget(declaration: ts.Declaration): Target | null {
  if (named(declaration)) {
    return {kind: 'type', name: declaration.name.text};
  }
  if (ts.isPropertySignature(declaration) || ts.isMethodSignature(declaration)) {
    return propertyTarget(declaration);
  }
  if (ts.isFunctionDeclaration(declaration) && declaration.name) {
    return {kind: 'function', name: declaration.name.text};
  }
  return ts.isVariableDeclaration(declaration) && ts.isIdentifier(declaration.name)
    ? {kind: 'global', name: declaration.name.text}
    : null;
}

function symbolTarget(program: SampleProgram, node: ts.Identifier): Target | null {
  const {checker, inContract} = program;
  const symbol = keySymbol(program, node) ?? checker.getSymbolAtLocation(node);
  const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias;
  const meant = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = meant?.declarations?.find(inContract);
  const target = declaration ? declarationTarget(declaration) : null;
  // `interface Window {SIR}` is the global as well.
  return target?.kind === 'property' && target.type === 'Window'
    ? {kind: 'global', name: target.path}
    : target;
}

/** The property that a key of an object literal or of a destructuring names. */
function keySymbol({checker}: SampleProgram, name: ts.Identifier): ts.Symbol | undefined {
  const {parent} = name;
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
    return (parent.propertyName ?? parent.name) === name
      ? checker.getTypeAtLocation(parent.parent).getProperty(name.text)
      : undefined;
  }
  const isKey =
    (ts.isPropertyAssignment(parent) ||
      ts.isShorthandPropertyAssignment(parent) ||
      ts.isMethodDeclaration(parent)) &&
    parent.name === name &&
    ts.isObjectLiteralExpression(parent.parent);
  const type = isKey ? checker.getContextualType(parent.parent) : undefined;
  return type && checker.getNonNullableType(type).getProperty(name.text);
}

/** The type that a string is measured against: where it is passed, or what it is compared with. */
function expectedType({checker}: SampleProgram, node: ts.StringLiteralLike): ts.Type | undefined {
  const {parent} = node;
  if (ts.isCaseClause(parent)) {
    return checker.getTypeAtLocation(parent.parent.parent.expression);
  }
  if (ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText())) {
    return checker.getTypeAtLocation(parent.left === node ? parent.right : parent.left);
  }
  return ts.isLiteralTypeNode(parent)
    ? checker.getTypeAtLocation(parent)
    : checker.getContextualType(node);
}

function literals(type: ts.Type): string[] {
  return type.isUnion() ? type.types.flatMap(literals) : type.isStringLiteral() ? [type.value] : [];
}

/** `SIR('addWidget', target, 'virtualStadium', …)`: the first string is the command. */
function isCommand({checker, inContract}: SampleProgram, node: ts.StringLiteralLike): boolean {
  const {parent} = node;
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== node) {
    return false;
  }
  const {symbol} = checker.getTypeAtLocation(parent.expression);
  // The compiler goes through all arguments of a call for its signature.
  const signature =
    symbol?.name === 'SIRFunction'
      ? checker.getResolvedSignature(parent)?.getDeclaration()
      : undefined;
  return signature !== undefined && inContract(signature);
}

/** The strings of the contract that have a place of their own in the reference. */
const stringsOf = onceFor(({checker, contract}: SampleProgram) => {
  const typeOf = (name: string): ts.Type => {
    const exported = contract.find((it) => it.name === name);
    if (!exported) {
      throw new Error(`The contract no longer exports ${name}, which the links in samples need.`);
    }
    return checker.getDeclaredTypeOfSymbol(exported);
  };
  const keys = (name: string) =>
    typeOf(name)
      .getProperties()
      .map((it) => it.name);
  return {
    action: new Set(literals(typeOf('TriggerActionEnum'))),
    request: new Set(keys('AdapterRequestMap')),
    widget: new Set(keys('WidgetPropsMap')),
  };
});

function stringTarget(program: SampleProgram, node: ts.StringLiteralLike): Target | null {
  const name = node.text;
  if (isCommand(program, node)) {
    return {kind: 'command', name};
  }
  const strings = stringsOf(program);
  const kinds = (['action', 'request', 'widget'] as const).filter((it) => strings[it].has(name));
  const type = kinds.length ? expectedType(program, node) : undefined;
  const allowed = type ? literals(type) : [];
  const kind = kinds.find(
    (it) => allowed.includes(name) && allowed.every((value) => strings[it].has(value)),
  );
  return kind ? {kind, name} : null;
}

/** Every name in the contract. */
const namesOf = onceFor(({program, inContract}: SampleProgram): ReadonlySet<string> => {
  const nodes = program.getSourceFiles().flatMap((it) => (inContract(it) ? nodesIn(it) : []));
  return new Set(nodes.flatMap((it) => (ts.isIdentifier(it) ? it.text : [])));
});

/** The names that a file gives to what it imports. */
function renamedIn({statements}: ts.SourceFile): ts.Identifier[] {
  return statements.flatMap((it) => {
    const bindings = ts.isImportDeclaration(it) ? it.importClause?.namedBindings : undefined;
    const elements = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
    return elements.flatMap(({name, propertyName}) => (propertyName ? name : []));
  });
}

/** The names in a file that lead into the contract, by the compiler's symbols. */
export function referencesIn(
  program: SampleProgram,
  {name, segments}: VirtualFile,
): {readonly fence: Fence; readonly reference: Reference}[] {
  const source = program.program.getSourceFile(name);
  // An import names what the sample uses: the link belongs to the use.
  const nodes = source ? nodesIn(source, ts.isImportDeclaration) : [];
  const renamed = new Set(source ? renamedIn(source).map(({text}) => text) : []);
  const names = namesOf(program);
  return nodes.flatMap((node) => {
    const isString = ts.isStringLiteralLike(node);
    // What no name of the contract can be is not worth the compiler's time.
    if (ts.isIdentifier(node) && !names.has(node.text) && !renamed.has(node.text)) {
      return [];
    }
    const inset = isString ? 1 : 0;
    const at = node.getStart() + inset;
    const segment = segments.find((it) => at >= it.fileStart && at < it.fileStart + it.length);
    if (!segment || !(isString || ts.isIdentifier(node))) {
      return [];
    }
    const {fence, fileStart, fenceStart} = segment;
    const start = at - fileStart + fenceStart;
    const target = isString ? stringTarget(program, node) : symbolTarget(program, node);
    return target && start >= fence.shownFrom
      ? [{fence, reference: {start, end: start + node.getEnd() - inset - at, target}}]
      : [];
  });
}
