import type {Context, Reflection, TypeScript} from 'typedoc';
import {shownChildren} from './extensionPoints';

type TS = typeof TypeScript;

export interface SourcePlace {
  readonly file: string;
  /** From 1. */
  readonly line: number;
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
    const [list] = node.type.getChildren();
    const shown = list ? shownChildren(ts, list, hidden).filter((it) => ts.isTypeNode(it)) : [];
    const members = shown.map((it) => `\n  | ${withoutComments(ts, it, hidden)}`);
    return `${head}${members.join('')};`;
  }
  const body = ts.isFunctionDeclaration(node) ? node.body?.pos : undefined;
  const text = withoutComments(ts, node, hidden, body);
  return body === undefined || text.endsWith(';') ? text : `${text};`;
}

/** Where reflections are declared and how, asked of the compiler while it is at hand. */
export class SourceReader {
  private readonly places = new Map<string, SourcePlace>();
  private readonly declarations = new Map<Reflection, string>();

  constructor(
    private readonly ts: TS,
    /** Members of unions that are not shown. */
    private readonly extensionPoints: readonly string[],
  ) {}

  read(context: Context): void {
    for (const reflection of Object.values(context.project.reflections)) {
      const nodes = context.getSymbolFromReflection(reflection)?.declarations ?? [];
      const [first] = nodes;
      if (!first || this.ts.isSourceFile(first)) {
        continue;
      }
      const source = first.getSourceFile();
      const line = source.getLineAndCharacterOfPosition(first.getStart(source)).line + 1;
      this.places.set(reflection.getFriendlyFullName(), {file: source.fileName, line});
      if (reflection.parent?.isProject()) {
        const texts = nodes.map((node) => declarationText(this.ts, node, this.extensionPoints));
        const plain = texts.map((it) => it.replace(/^(?:export |default |declare )*/, ''));
        this.declarations.set(reflection, plain.join('\n\n'));
      }
    }
  }

  place(friendlyName: string): SourcePlace | null {
    return this.places.get(friendlyName) ?? null;
  }

  declaration(reflection: Reflection): string {
    return this.declarations.get(reflection) ?? '';
  }
}
