import {parseMeta, type Meta} from './meta';
import type {Problem} from '../../base/problem';

/** Where a fence is and what it holds, before anything is made of it. */
interface RawFence {
  /** Line of the opening fence, from 1: the text begins on the next. */
  readonly line: number;
  /** In lower case, `''` when the fence names none. */
  readonly language: string;
  readonly meta: string;
  /** Everything between the fences, set-up lines included. */
  readonly text: string;
}

/** A fenced code block as its author wrote it. */
export interface Fence extends Omit<RawFence, 'meta'> {
  /** Path relative to the site's folder, with `/`. */
  readonly file: string;
  /** Position among the fences of its file, from 0. */
  readonly index: number;
  readonly meta: Meta;
  /** Where in the text begins what the reader sees: behind the line `// ---cut---`. */
  readonly shownFrom: number;
}

export interface Fences {
  readonly fences: readonly Fence[];
  readonly problems: readonly Problem[];
}

const CUT = /^[ \t]*\/\/[ \t]*---cut---[ \t]*(?:\r?\n|$)/gm;

/** Languages that `// ---cut---` is a comment of and that the compiler checks. */
export const COMPILED: readonly string[] = ['ts', 'tsx', 'js', 'jsx'];

export const isCompiled = (language: string): boolean => COMPILED.includes(language);

export function readFences(file: string, raw: readonly RawFence[]): Fences {
  const problems: Problem[] = [];
  const fences = raw.map(({line, language, meta: metaText, text}, index): Fence => {
    const {meta, problems: slips} = parseMeta(metaText);
    problems.push(...slips.map((it) => ({file, line, ...it})));
    const cuts = [...text.matchAll(CUT)];
    const [cut] = cuts;
    if (cuts.length > 1 || (cut && !isCompiled(language))) {
      const [message, remedy] = isCompiled(language)
        ? ['The fence has more than one line // ---cut---.', 'keep the one below all set-up lines']
        : [
            `A ${language || 'plain'} fence hides no lines.`,
            `remove // ---cut---; ${COMPILED.join(', ')} fences can hide lines`,
          ];
      problems.push({file, line, message, remedy});
    }
    const shownFrom = cut && isCompiled(language) ? cut.index + cut[0].length : 0;
    return {file, line, index, language, meta, text, shownFrom};
  });
  return {fences, problems};
}

/** A problem at a line of a fence's text, counted from 1; 0 is the line of the fence. */
export function problemIn(
  fence: Pick<Fence, 'file' | 'line'>,
  line: number,
  message: string,
  remedy: string,
): Problem {
  return {file: fence.file, line: fence.line + line, message, remedy};
}

/** Line of the file that a place in the fence's text is on. */
export function lineOf(fence: Pick<Fence, 'line' | 'text'>, offset: number): number {
  const before = fence.text.slice(0, offset);
  return fence.line + 1 + (before.match(/\n/g)?.length ?? 0);
}
