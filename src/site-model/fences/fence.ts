import type {Excerpt, ExcerptProblem} from './excerpts';
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
  /** Where the text is written, if not here. */
  readonly excerpt: Excerpt | null;
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

export function readFences(
  file: string,
  raw: readonly (RawFence & {readonly excerptProblem?: ExcerptProblem})[],
): Fences {
  const problems: Problem[] = [];
  const fences = raw.map((it, index): Fence => {
    const {line, language, meta: metaText, text, excerpt, excerptProblem} = it;
    const {meta, problems: slips} = parseMeta(metaText);
    const all = excerptProblem ? [...slips, excerptProblem] : slips;
    problems.push(...all.map((slip) => ({file, line, ...slip})));
    const cuts = [...text.matchAll(CUT)];
    const [cut] = cuts;
    if (cuts.length > 1 || (cut && !isCompiled(language))) {
      const [message, remedy] = isCompiled(language)
        ? [
            'The fence has more than one line // ---cut---.',
            'keep the one below all lines of the setup',
          ]
        : [
            `A ${language || 'plain'} fence hides no lines.`,
            `remove // ---cut---; ${COMPILED.join(', ')} fences can hide lines`,
          ];
      problems.push({file, line, message, remedy});
    }
    const shownFrom = cut && isCompiled(language) ? cut.index + cut[0].length : 0;
    return {file, line, index, language, meta, text, excerpt, shownFrom};
  });
  return {fences, problems};
}

type Written = Pick<Fence, 'file' | 'line' | 'excerpt'>;

/** Where a line of a fence's text is written, counted from 1; 0 is the line of the fence. */
function placeOf(
  {file, line: start, excerpt}: Written,
  line: number,
): Pick<Problem, 'file' | 'line'> {
  const written = excerpt?.lines[Math.min(line, excerpt.lines.length) - 1];
  return excerpt && written ? {file: excerpt.file, line: written} : {file, line: start + line};
}

/** A problem at a line of a fence's text, counted from 1; 0 is the line of the fence. */
export function problemIn(fence: Written, line: number, message: string, remedy: string): Problem {
  return {...placeOf(fence, line), message, remedy};
}

/** Line of a fence's text, counted from 1, that an offset in it is on. */
export function lineIn({text}: Pick<Fence, 'text'>, offset: number): number {
  return 1 + (text.slice(0, offset).match(/\n/g)?.length ?? 0);
}
