import type {Context, Reflection, TypeScript} from 'typedoc';
import {shownChildren, shownMembers} from './extensionPoints';

type TS = typeof TypeScript;

export interface SourcePlace {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

function placeOf(node: TypeScript.Node): SourcePlace {
  const source = node.getSourceFile();
  const {line} = source.getLineAndCharacterOfPosition(node.getStart(source));
  return {file: source.fileName, line: line + 1};
}

/**
 * Text of a node without its comments and extension points; only what is empty for their sake goes
 * with them.
 */
function withoutComments(
  ts: TS,
  node: TypeScript.Node,
  hidden: readonly string[],
  end = node.end,
): string {
  const source = node.getSourceFile();
  const text: string[] = [];
  const visit = (at: TypeScript.Node) => {
    if (at.kind === ts.SyntaxKind.JSDoc || at.pos >= end) {
      return;
    }
    const children = shownChildren(ts, at, hidden);
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

function declarationText(ts: TS, node: TypeScript.Declaration, hidden: readonly string[]): string {
  if (ts.isTypeAliasDeclaration(node) && ts.isUnionTypeNode(node.type)) {
    const head = withoutComments(ts, node, hidden, node.type.pos);
    const members = shownMembers(ts, node.type, hidden).map(
      (it) => `\n  | ${withoutComments(ts, it, hidden)}`,
    );
    return `${head}${members.join('')};`;
  }
  const body = ts.isFunctionDeclaration(node) ? node.body?.pos : undefined;
  const text = withoutComments(ts, node, hidden, body);
  return body === undefined || text.endsWith(';') ? text : `${text};`;
}

/** Where reflections are declared and how, asked of the compiler while it is at hand. */
export class SourceReader {
  private readonly places = new Map<string, SourcePlace>();
  private readonly nodes = new Map<Reflection, TypeScript.Node>();
  private readonly declarations = new Map<Reflection, string>();
  private readonly exportsOf = new Map<string, ReadonlySet<string>>();
  private context: Context | null = null;

  constructor(
    private readonly ts: TS,
    /** Members of unions that are not shown. */
    private readonly extensionPoints: readonly string[],
  ) {}

  /** A signature has no symbol to find its declaration by. */
  keepSignature(signature: Reflection, node: TypeScript.Node | undefined): void {
    if (node) {
      this.nodes.set(signature, node);
    }
  }

  read(context: Context): void {
    this.context = context;
    for (const reflection of Object.values(context.project.reflections)) {
      const nodes = context.getSymbolFromReflection(reflection)?.declarations ?? [];
      const [first] = nodes;
      if (!first || this.ts.isSourceFile(first)) {
        continue;
      }
      this.nodes.set(reflection, first);
      this.places.set(reflection.getFriendlyFullName(), placeOf(first));
      if (reflection.parent?.isProject()) {
        const texts = nodes.map((node) => declarationText(this.ts, node, this.extensionPoints));
        const plain = texts.map((it) => it.replace(/^(?:export |default |declare )*/, ''));
        this.declarations.set(reflection, plain.join('\n\n'));
      }
    }
  }

  /** Whether a source file exports something of this name. */
  isExportOf(file: string, name: string): boolean {
    const known = this.exportsOf.get(file) ?? this.readExports(file);
    this.exportsOf.set(file, known);
    return known.has(name);
  }

  private readExports(file: string): ReadonlySet<string> {
    const names = (this.context?.programs ?? []).flatMap((program) => {
      const checker = program.getTypeChecker();
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      return module ? checker.getExportsOfModule(module).map((it) => it.name) : [];
    });
    return new Set(names);
  }

  /** Where a reflection is declared; what has no declaration of its own is where its owner is. */
  placeOf(reflection: Reflection): SourcePlace {
    const node = this.nodes.get(reflection);
    if (node) {
      return placeOf(node);
    }
    if (!reflection.parent) {
      throw new Error(`TypeDoc gives no declaration of ${reflection.getFriendlyFullName()}.`);
    }
    return this.placeOf(reflection.parent);
  }

  /** Where the members of an alias that is a union stand. */
  unionPlaces(alias: Reflection): SourcePlace[] {
    const node = this.nodes.get(alias);
    return node && this.ts.isTypeAliasDeclaration(node) && this.ts.isUnionTypeNode(node.type)
      ? shownMembers(this.ts, node.type, this.extensionPoints).map(placeOf)
      : [];
  }

  place(friendlyName: string): SourcePlace | null {
    return this.places.get(friendlyName) ?? null;
  }

  declaration(reflection: Reflection): string {
    return this.declarations.get(reflection) ?? '';
  }
}
