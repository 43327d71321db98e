import ts from 'typescript';
import {nodesIn} from '../../base/nodesIn';
import {lineIn, type Fence} from '../fences/fence';
import type {VirtualFile} from './virtualFiles';

/** What the compiler says about one fence. */
export interface Diagnostic {
  readonly fence: Fence;
  /** Of the fence's text, from 1. */
  readonly line: number;
  readonly code: number;
  readonly message: string;
}

/** What the compiler finds in a file, at its place in the fences. */
export function diagnosticsIn(program: ts.Program, file: VirtualFile): Diagnostic[] {
  const source = program.getSourceFile(file.name);
  const syntax = program.getSyntacticDiagnostics(source);
  const found = syntax.length ? syntax : program.getSemanticDiagnostics(source);
  const slips = file.classic && source ? classicSlips(source) : [];
  return [...found, ...slips].flatMap((it) => placed(file, it));
}

type Said = Pick<ts.Diagnostic, 'code' | 'start' | 'messageText'>;

function placed({segments}: VirtualFile, {code, start: at = 0, messageText}: Said): Diagnostic[] {
  // Behind the last character of a piece is the line break that ends it.
  const segment =
    segments.find((it) => at >= it.fileStart && at <= it.fileStart + it.length) ?? segments.at(-1);
  if (!segment) {
    return [];
  }
  const {fence, fileStart, fenceStart} = segment;
  const inFence = Math.max(0, at - fileStart) + fenceStart;
  const line = lineIn(fence, Math.min(inFence, fence.text.length));
  return [{fence, line, code, message: ts.flattenDiagnosticMessageText(messageText, '\n')}];
}

/** The compiler takes a page's scripts for a module here; a browser does not. */
function classicSlips(source: ts.SourceFile): Said[] {
  const messageText = 'A script without type="module" knows no import, export or await here.';
  return nodesIn(source, ts.isFunctionLike).flatMap((node) => {
    const module = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    return ts.isAwaitExpression(node) || module
      ? [{code: module ? 1232 : 1375, start: node.getStart(), messageText}]
      : [];
  });
}
