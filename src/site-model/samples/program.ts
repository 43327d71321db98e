import ts from 'typescript';
import {ambientImport} from './ambient';
import {contractNames} from './contractNames';
import {lineOf, type Fence} from '../fences/fence';
import {contractEntry, contractFolder, SampleHost} from './host';
import type {Problem} from '../../base/problem';
import {virtualFiles, type Environment, type Segment, type VirtualFile} from './virtualFiles';

/** What the compiler says about one fence. */
export interface Diagnostic {
  readonly fence: Fence;
  readonly line: number;
  readonly code: number;
  readonly message: string;
}

/** A piece of a fence with the node tree and the types around it. */
export interface CompiledPiece extends Segment {
  readonly source: ts.SourceFile;
  readonly checker: ts.TypeChecker;
  /** The contract's own module. */
  readonly contract: ts.SourceFile;
  /** Whether a file is the contract's: samples of its comments lie in the same folder. */
  readonly inContract: (node: ts.Node) => boolean;
}

interface Compiled {
  readonly file: VirtualFile;
  /** Length of the import that stands before the sample. */
  readonly offset: number;
}

interface Compiler {
  readonly host: SampleHost;
  readonly service: ts.LanguageService;
  /** Until a page changes: the service would look at every file again each time it is asked. */
  program: ts.Program | undefined;
}

/** Samples of a page are pasted: they import what they name. Those of the contract's comments are read. */
function isPage(file: string): boolean {
  return file.endsWith('.mdx');
}

/**
 * The samples of the site as one TypeScript project. It stays alive while the site is edited, so
 * that a changed page costs no more than itself.
 */
export class SampleProgram {
  private readonly compilers = new Map<Environment, Compiler>();
  /** By page, then by name. */
  private readonly pages = new Map<string, ReadonlyMap<string, Compiled>>();
  private readonly siteDir: string;
  /** The names of the contract's types. */
  readonly contract: ReadonlySet<string>;

  /**
   * One program is for one state of the contract: make another when it changes, from the same
   * registry, so that the compiler's libraries are not read again.
   */
  constructor(
    siteDir: string,
    private readonly registry: ts.DocumentRegistry = ts.createDocumentRegistry(),
  ) {
    this.siteDir = siteDir.replaceAll('\\', '/');
    this.contract = contractNames(contractEntry(this.siteDir));
  }

  /** Takes the fences of one page in place of those it had; gives what is wrong with their order. */
  setPage(file: string, fences: readonly Fence[]): Problem[] {
    this.removePage(file);
    const {files, problems} = virtualFiles(this.siteDir, fences);
    const compiled = files.map((it): [string, Compiled] => {
      const compiler = this.compiler(it.environment);
      const prefix = isPage(file) ? '' : ambientImport(it.name, it.code, this.contract);
      compiler.host.files.set(it.name, {code: prefix + it.code, titles: it.titles, page: file});
      compiler.program = undefined;
      return [it.name, {file: it, offset: prefix.length}];
    });
    this.pages.set(file, new Map(compiled));
    return problems;
  }

  removePage(file: string): void {
    for (const [name, {file: old}] of this.pages.get(file) ?? []) {
      const compiler = this.compiler(old.environment);
      compiler.host.files.delete(name);
      compiler.program = undefined;
    }
    this.pages.delete(file);
  }

  /** Call it before the next program is made from the registry. */
  dispose(): void {
    this.compilers.forEach(({service}) => service.dispose());
  }

  /** Does now what the first question about a sample would have to wait for. */
  compile(): void {
    this.compilers.forEach((_, environment) => this.programOf(environment).getTypeChecker());
  }

  /** What the compiler finds in the samples of one page. */
  diagnostics(page: string): Diagnostic[] {
    return [...(this.pages.get(page) ?? [])].flatMap(([name, compiled]) => {
      const program = this.programOf(compiled.file.environment);
      const source = program.getSourceFile(name);
      const syntax = program.getSyntacticDiagnostics(source);
      const found = syntax.length ? syntax : program.getSemanticDiagnostics(source);
      const slips = compiled.file.classic && source ? classicSlips(source) : [];
      return [...found, ...slips].flatMap((it) => this.place(compiled, it));
    });
  }

  /** The compiled pieces of a fence; none when nothing compiles it. */
  pieces(fence: Fence): CompiledPiece[] {
    return [...(this.pages.get(fence.file) ?? [])].flatMap(([name, {file, offset}]) => {
      const mine = file.segments.filter((it) => it.fence.index === fence.index);
      const program = mine.length ? this.programOf(file.environment) : null;
      const source = program?.getSourceFile(name);
      const contract = program?.getSourceFile(contractEntry(this.siteDir));
      if (!program || !source || !contract) {
        return [];
      }
      const checker = program.getTypeChecker();
      const {files} = this.compiler(file.environment).host;
      const folder = `${contractFolder(this.siteDir)}/`;
      const inContract = (node: ts.Node): boolean => {
        const {fileName} = node.getSourceFile();
        return fileName.startsWith(folder) && !files.has(fileName);
      };
      const around = {source, checker, contract, inContract};
      return mine.map((it) => ({...it, ...around, fileStart: it.fileStart + offset}));
    });
  }

  private compiler(environment: Environment): Compiler {
    const existing = this.compilers.get(environment);
    if (existing) {
      return existing;
    }
    const host = new SampleHost(this.siteDir, environment);
    const service = ts.createLanguageService(host, this.registry);
    const created: Compiler = {host, service, program: undefined};
    this.compilers.set(environment, created);
    return created;
  }

  private programOf(environment: Environment): ts.Program {
    const compiler = this.compiler(environment);
    compiler.program ??= compiler.service.getProgram();
    if (!compiler.program) {
      throw new Error(`TypeScript makes no program of the samples for ${environment}.`);
    }
    return compiler.program;
  }

  private place({file, offset}: Compiled, diagnostic: ts.Diagnostic): Diagnostic[] {
    const at = (diagnostic.start ?? 0) - offset;
    // Behind the last character of a piece stands the line break that ends it.
    const segment =
      file.segments.find((it) => at >= it.fileStart && at <= it.fileStart + it.length) ??
      file.segments.at(-1);
    if (!segment) {
      return [];
    }
    const {fence} = segment;
    const inFence = Math.max(0, at - segment.fileStart) + segment.fenceStart;
    return [
      {
        fence,
        line: lineOf(fence, Math.min(inFence, fence.text.length)),
        code: diagnostic.code,
        message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
      },
    ];
  }
}

/** The compiler takes a page's scripts for a module here; a browser does not. */
function classicSlips(source: ts.SourceFile): ts.Diagnostic[] {
  const slips: ts.Diagnostic[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      return;
    }
    const module = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    if (ts.isAwaitExpression(node) || module) {
      slips.push({
        category: ts.DiagnosticCategory.Error,
        code: module ? 1232 : 1375,
        file: source,
        start: node.getStart(),
        length: node.getWidth(),
        messageText: 'A script without type="module" knows no import, export or await here.',
      });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return slips;
}
