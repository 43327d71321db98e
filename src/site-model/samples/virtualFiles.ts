import path from 'node:path';
import {isCompiled, problemIn, type Fence} from '../fences/fence';
import {inlineScripts} from '../fences/html';
import type {Problem} from '../../base/problem';

/** A piece of a fence inside the file that is compiled. */
interface Segment {
  readonly fence: Fence;
  /** Where the piece begins in the fence's text. */
  readonly fenceStart: number;
  /** Where it begins in the file's code. */
  readonly fileStart: number;
  readonly length: number;
}

/** One scope of samples: a fence with all that continue it, or the scripts of an HTML page. */
export interface VirtualFile {
  /** Absolute: next to its page, so that packages and files are found from there. */
  readonly name: string;
  readonly code: string;
  readonly segments: readonly Segment[];
  /** `node` for what imports Node's modules: those types and the browser's exclude each other. */
  readonly environment: Environment;
  /** Classic scripts know no `await` and no `import` outside of functions. */
  readonly classic: boolean;
  /** A sample sees the others of its page, as `./title`, and no other. */
  readonly page: string;
  readonly titles: readonly string[];
}

export type Environment = 'browser' | 'node';

interface Piece {
  readonly fence: Fence;
  readonly start: number;
  readonly end: number;
}

interface Scope {
  readonly extension: string;
  readonly classic: boolean;
  readonly pieces: Piece[];
}

const NODE_IMPORT = /(?:from|require\(|import\(|import)\s*['"]node:/;

function toFile(siteDir: string, {extension, classic, pieces}: Scope): VirtualFile[] {
  const [first] = pieces;
  if (!first) {
    return [];
  }
  let code = '';
  const segments = pieces.map(({fence, start, end}): Segment => {
    const fileStart = code.length;
    code += `${fence.text.slice(start, end)}\n`;
    return {fence, fenceStart: start, fileStart, length: end - start};
  });
  const {file, index} = first.fence;
  // A module script of a page is distinguished from the next by where it begins.
  const part = first.start > 0 ? `${index}-${first.start}` : `${index}`;
  return [
    {
      name: path.posix.join(siteDir.replaceAll('\\', '/'), `${file}.${part}.${extension}`),
      code,
      segments,
      environment: NODE_IMPORT.test(code) ? 'node' : 'browser',
      classic,
      page: file,
      titles: pieces.flatMap(({fence}) => fence.meta.title ?? []),
    },
  ];
}

/** Lays the fences of one file out as the files that the compiler sees. */
export function virtualFiles(
  siteDir: string,
  fences: readonly Fence[],
): {files: VirtualFile[]; problems: Problem[]} {
  const scopes: Scope[] = [];
  const problems: Problem[] = [];
  let last: Scope | undefined;
  for (const fence of fences.filter(({meta}) => meta.unchecked === null)) {
    const {language, meta, text} = fence;
    if (language === 'html') {
      const scripts = inlineScripts(text).map((it) => ({fence, ...it}));
      scopes.push({extension: 'js', classic: true, pieces: scripts.filter((it) => !it.module)});
      for (const script of scripts.filter((it) => it.module)) {
        scopes.push({extension: 'js', classic: false, pieces: [script]});
      }
    } else if (isCompiled(language)) {
      const goesOn = meta.continues && last?.extension === language;
      if (meta.continues && !goesOn) {
        const message = last
          ? `The ${language} fence continues a ${last.extension} fence.`
          : 'The fence continues, but there is no checked fence before it on the page.';
        const remedy = last ? 'write both in the same language' : 'remove “continue”';
        problems.push(problemIn(fence, 0, message, remedy));
      }
      if (!last || !goesOn) {
        last = {extension: language, classic: false, pieces: []};
        scopes.push(last);
      }
      last.pieces.push({fence, start: 0, end: text.length});
    }
  }
  return {files: scopes.flatMap((scope) => toFile(siteDir, scope)), problems};
}
