import type {Context, Reflection} from 'typedoc';
import ts from 'typescript';
import {shownMembers} from './extensionPoints';

export interface SourcePlace {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

type SourceText = Pick<ts.SourceFile, 'fileName' | 'getLineAndCharacterOfPosition'>;

export function placeAt(source: SourceText, position: number): SourcePlace {
  return {
    file: source.fileName,
    line: source.getLineAndCharacterOfPosition(position).line + 1,
  };
}

function placeOf(node: ts.Node): SourcePlace {
  const source = node.getSourceFile();
  return placeAt(source, node.getStart(source));
}

/** Text of a node without its comments; only what is empty for their sake goes with them. */
function withoutComments(node: ts.Node, end = node.end): string {
  const source = node.getSourceFile();
  const text: string[] = [];
  const visit = (at: ts.Node) => {
    if (at.kind === ts.SyntaxKind.JSDoc || at.pos >= end) {
      return;
    }
    const children = at.getChildren(source);
    if (children.length) {
      children.forEach(visit);
      return;
    }
    const start = at.getStart(source, false);
    const space = source.text
      .slice(at.pos, start)
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      .replace(/[^\S\n]*\n\s*\n/g, '\n');
    text.push(space, source.text.slice(start, at.end));
  };
  visit(node);
  return text.join('').trim();
}

function declarationText(node: ts.Node): string {
  if (ts.isTypeAliasDeclaration(node) && ts.isUnionTypeNode(node.type)) {
    const head = withoutComments(node, node.type.pos);
    const members = node.type.types.map((it) => `\n  | ${withoutComments(it)}`);
    return `${head}${members.join('')};`;
  }
  const body = ts.isFunctionDeclaration(node) ? node.body?.pos : undefined;
  const text = withoutComments(node, body);
  return body === undefined || text.endsWith(';') ? text : `${text};`;
}

/** Where reflections are declared and how, asked of the compiler while it is at hand. */
export class SourceReader {
  private readonly nodes = new Map<Reflection, readonly ts.Node[]>();
  private exports: ReadonlySet<string> = new Set();

  constructor(
    /** The file whose exports are the reference. */
    private readonly entryPoint: string,
    /** Members of unions that are no value of them. */
    private readonly extensionPoints: readonly string[],
  ) {}

  /** A signature has no symbol to find its declaration by. */
  keepSignature(signature: Reflection, node: ts.Node | undefined): void {
    if (node) {
      this.nodes.set(signature, [node]);
    }
  }

  read(context: Context): void {
    for (const reflection of Object.values(context.project.reflections)) {
      const nodes = context.getSymbolFromReflection(reflection)?.declarations ?? [];
      if (nodes[0] && !ts.isSourceFile(nodes[0])) {
        this.nodes.set(reflection, nodes);
      }
    }
    this.exports = new Set(context.programs.flatMap((it) => this.exportsIn(it)));
  }

  private exportsIn(program: ts.Program): string[] {
    const checker = program.getTypeChecker();
    const source = program.getSourceFile(this.entryPoint);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module).map((it) => it.name) : [];
  }

  /** Whether the entry point exports something of this name. */
  isExport(name: string): boolean {
    return this.exports.has(name);
  }

  /** Where a reflection is declared; what has no declaration of its own is where its owner is. */
  placeOf(reflection: Reflection): SourcePlace {
    const [node] = this.nodes.get(reflection) ?? [];
    if (node) {
      return placeOf(node);
    }
    if (!reflection.parent) {
      throw new Error(`TypeDoc gives no declaration of ${reflection.getFriendlyFullName()}.`);
    }
    return this.placeOf(reflection.parent);
  }

  /** Where the members of an alias that is a union are. */
  unionPlaces(alias: Reflection): SourcePlace[] {
    const [node] = this.nodes.get(alias) ?? [];
    return node && ts.isTypeAliasDeclaration(node) && ts.isUnionTypeNode(node.type)
      ? shownMembers(node.type, this.extensionPoints).map(placeOf)
      : [];
  }

  /** Where what TypeDoc calls by this name is declared. */
  placeNamed(friendlyName: string): SourcePlace | null {
    const found = [...this.nodes.keys()].find((it) => it.getFriendlyFullName() === friendlyName);
    return found ? this.placeOf(found) : null;
  }

  declaration(reflection: Reflection): string {
    const nodes = this.nodes.get(reflection) ?? [];
    const texts = nodes.map(declarationText);
    return texts.map((it) => it.replace(/^(?:export |default |declare )*/, '')).join('\n\n');
  }
}
