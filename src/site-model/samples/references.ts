import ts from 'typescript';
import type {Fence} from '../fences/fence';
import type {CompiledPiece, SampleProgram} from './program';

/** What a name in a sample stands for in the contract. */
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
  readonly text: string;
  readonly target: Target;
}

/** The names in one fence that lead into the contract. */
export interface FenceReferences {
  /** Of the fence, by which it is identified in its file. */
  readonly line: number;
  readonly references: readonly Reference[];
}

type Strings = Readonly<Record<'action' | 'request' | 'widget', ReadonlySet<string>>>;

interface Context {
  readonly checker: ts.TypeChecker;
  readonly strings: Strings;
  readonly inContract: (node: ts.Node) => boolean;
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

function symbolTarget(
  {checker, inContract}: Context,
  symbol: ts.Symbol | undefined,
): Target | null {
  if (!symbol) {
    return null;
  }
  const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = meant.declarations?.find(inContract);
  const target = declaration ? declarationTarget(declaration) : null;
  // `interface Window {SIR}` is the global as well.
  return target?.kind === 'property' && target.type === 'Window'
    ? {kind: 'global', name: target.path}
    : target;
}

/** The property that a key of an object literal or of a destructuring stands for. */
function keySymbol({checker}: Context, name: ts.Identifier): ts.Symbol | undefined {
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
function expectedType({checker}: Context, node: ts.StringLiteralLike): ts.Type | undefined {
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
function commandTarget(context: Context, node: ts.StringLiteralLike): Target | null {
  const {parent} = node;
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== node) {
    return null;
  }
  const {symbol} = context.checker.getTypeAtLocation(parent.expression);
  const signature = context.checker.getResolvedSignature(parent)?.getDeclaration();
  return symbol?.name === 'SIRFunction' && signature && context.inContract(signature)
    ? {kind: 'command', name: node.text}
    : null;
}

function stringTarget(context: Context, node: ts.StringLiteralLike): Target | null {
  const command = commandTarget(context, node);
  if (command) {
    return command;
  }
  const type = expectedType(context, node);
  const allowed = type ? literals(type) : [];
  const kinds = ['action', 'request', 'widget'] as const;
  const kind = kinds.find(
    (it) => allowed.includes(node.text) && allowed.every((value) => context.strings[it].has(value)),
  );
  return kind ? {kind, name: node.text} : null;
}

function* nodesWithin(node: ts.Node, start: number, end: number): Generator<ts.Node> {
  // An import names what the sample uses: the link belongs to the use.
  if (node.pos >= end || node.end <= start || ts.isImportDeclaration(node)) {
    return;
  }
  yield node;
  for (const comment of ts.getJSDocCommentsAndTags(node)) {
    if (comment.parent === node) {
      yield* nodesWithin(comment, start, end);
    }
  }
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) {
    yield* nodesWithin(child, start, end);
  }
}

const knownStrings = new WeakMap<ts.TypeChecker, Strings>();

/** The strings of the contract that have a place of their own in the reference. */
function contractStrings(piece: CompiledPiece): Strings {
  const strings = knownStrings.get(piece.checker) ?? readStrings(piece);
  knownStrings.set(piece.checker, strings);
  return strings;
}

function readStrings({source, checker, contract}: CompiledPiece): Strings {
  const module = checker.getSymbolAtLocation(contract);
  const typeOf = (name: string): ts.Type => {
    const exported = module && checker.tryGetMemberInModuleExports(name, module);
    if (!exported) {
      throw new Error(`The contract no longer exports ${name}, which ${source.fileName} needs.`);
    }
    const {flags} = exported;
    return checker.getDeclaredTypeOfSymbol(
      flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported,
    );
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
}

/** The names of a fence that lead into the contract, by the compiler's symbols, in their order. */
export function references(program: SampleProgram, fence: Fence): Reference[] {
  const found = new Map<number, Reference>();
  for (const piece of program.pieces(fence)) {
    const {checker, source, fileStart, fenceStart, length, inContract} = piece;
    const context = {checker, strings: contractStrings(piece), inContract};
    for (const node of nodesWithin(source, fileStart, fileStart + length)) {
      const isString = ts.isStringLiteralLike(node);
      const target = isString
        ? stringTarget(context, node)
        : ts.isIdentifier(node)
          ? symbolTarget(context, keySymbol(context, node) ?? checker.getSymbolAtLocation(node))
          : null;
      const inset = isString ? 1 : 0;
      const shift = fenceStart - fileStart;
      const start = node.getStart(source) + inset + shift;
      const end = node.getEnd() - inset + shift;
      if (target && start >= fence.shownFrom) {
        found.set(start, {start, end, text: fence.text.slice(start, end), target});
      }
    }
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}
