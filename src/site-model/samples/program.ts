import ts from 'typescript';
import {ambientImport} from './ambient';
import {contractNames} from './contractNames';
import {lineOf, type Fence} from '../fences/fence';
import {isGenerated} from '../sources/sources';
import {contractEntry, contractFolder, sampleHost, type SampleHost} from './host';
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

interface Compiler {
  readonly host: SampleHost;
  readonly service: ts.LanguageService;
  /** Until a page changes: the service would look at every file again each time it is asked. */
  program: ts.Program | undefined;
}

/** Samples of a page are pasted: they import what they name. Those of the contract's comments are read. */
function isPage(file: string): boolean {
  return file.endsWith('.mdx') && !isGenerated(file);
}

/**
 * The samples of the site as one TypeScript project. It stays alive while the site is edited, so
 * that a changed page costs no more than itself.
 */
export class SampleProgram {
  private readonly compilers = new Map<Environment, Compiler>();
  /** By page. */
  private readonly pages = new Map<string, readonly VirtualFile[]>();
  private readonly siteDir: string;
  /** The names of the contract's types. */
  private readonly contract: ReadonlySet<string>;

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
    const compiled = isPage(file) ? files : files.map((it) => this.withTypes(it));
    for (const it of compiled) {
      const compiler = this.compiler(it.environment);
      compiler.host.files.set(it.name, it);
      compiler.program = undefined;
    }
    this.pages.set(file, compiled);
    return problems;
  }

  removePage(file: string): void {
    for (const {name, environment} of this.pages.get(file) ?? []) {
      const compiler = this.compiler(environment);
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
    return (this.pages.get(page) ?? []).flatMap((file) => {
      const program = this.programOf(file.environment);
      const source = program.getSourceFile(file.name);
      const syntax = program.getSyntacticDiagnostics(source);
      const found = syntax.length ? syntax : program.getSemanticDiagnostics(source);
      const slips = file.classic && source ? classicSlips(source) : [];
      return [...found, ...slips].flatMap((it) => placed(file, it));
    });
  }

  /** The compiled pieces of a fence; none when nothing compiles it. */
  pieces(fence: Fence): CompiledPiece[] {
    return (this.pages.get(fence.file) ?? []).flatMap((file) => {
      const mine = file.segments.filter((it) => it.fence.index === fence.index);
      const program = mine.length ? this.programOf(file.environment) : null;
      const source = program?.getSourceFile(file.name);
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
      return mine.map((it) => ({...it, ...around}));
    });
  }

  /** A sample of the contract's comments, with the import of what it names before it. */
  private withTypes(file: VirtualFile): VirtualFile {
    const before = ambientImport(file.name, file.code, this.contract);
    const segments = file.segments.map((it) => ({...it, fileStart: it.fileStart + before.length}));
    return {...file, code: before + file.code, segments};
  }

  private compiler(environment: Environment): Compiler {
    let compiler = this.compilers.get(environment);
    if (!compiler) {
      const host = sampleHost(this.siteDir, environment);
      const service = ts.createLanguageService(host, this.registry);
      compiler = {host, service, program: undefined};
      this.compilers.set(environment, compiler);
    }
    return compiler;
  }

  private programOf(environment: Environment): ts.Program {
    const compiler = this.compiler(environment);
    compiler.program ??= compiler.service.getProgram();
    if (!compiler.program) {
      throw new Error(`TypeScript makes no program of the samples for ${environment}.`);
    }
    return compiler.program;
  }
}

/** What the compiler says about a file, at its place in a fence. */
function placed({segments}: VirtualFile, diagnostic: ts.Diagnostic): Diagnostic[] {
  const at = diagnostic.start ?? 0;
  // Behind the last character of a piece is the line break that ends it.
  const isHere = ({fileStart, length}: Segment) => at >= fileStart && at <= fileStart + length;
  const segment = segments.find(isHere) ?? segments.at(-1);
  if (!segment) {
    return [];
  }
  const {fence, fileStart, fenceStart} = segment;
  const inFence = Math.max(0, at - fileStart) + fenceStart;
  const line = lineOf(fence, Math.min(inFence, fence.text.length));
  const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
  return [{fence, line, code: diagnostic.code, message}];
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
