import {parseMeta, type Meta} from './meta';
import type {Problem} from '../../base/problem';

/** A fenced code block as its author wrote it. */
export interface Fence {
  /** Path relative to the site's folder, with `/`. */
  readonly file: string;
  /** Line of the opening fence, from 1: the text begins on the next. */
  readonly line: number;
  /** Position among the fences of its file, from 0. */
  readonly index: number;
  /** In lower case, `''` when the fence names none. */
  readonly language: string;
  readonly meta: Meta;
  /** Everything between the fences, set-up lines included. */
  readonly text: string;
  /** What the reader does not see: up to and with the line `// ---cut---`. */
  readonly hidden: string;
  /** What the reader sees; `hidden + visible` is `text`. */
  readonly visible: string;
}

export interface Fences {
  readonly fences: readonly Fence[];
  readonly problems: readonly Problem[];
}

/** Where a fence stands and what it holds, before anything is made of it. */
export interface RawFence {
  readonly line: number;
  readonly language: string;
  readonly meta: string;
  readonly text: string;
}

const CUT = /^[ \t]*\/\/[ \t]*---cut---[ \t]*(?:\r?\n|$)/gm;

/** Languages that `// ---cut---` is a comment of and that the compiler checks. */
export const COMPILED = ['ts', 'tsx', 'js', 'jsx'] as const;
export type Compiled = (typeof COMPILED)[number];

export function isCompiled(language: string): language is Compiled {
  return COMPILED.some((it) => it === language);
}

export function readFences(file: string, raw: readonly RawFence[]): Fences {
  const problems: Problem[] = [];
  const fences = raw.map(({line, language, meta: metaText, text}, index): Fence => {
    const {meta, problems: slips} = parseMeta(metaText);
    problems.push(...slips.map((it) => ({file, line, ...it})));
    const cuts = [...text.matchAll(CUT)];
    const [cut] = cuts;
    if (cuts.length > 1 || (cut && !isCompiled(language))) {
      problems.push({
        file,
        line,
        message: isCompiled(language)
          ? 'The fence has more than one line // ---cut---.'
          : `A ${language || 'plain'} fence hides no lines.`,
        remedy: isCompiled(language)
          ? 'keep the one below all set-up lines'
          : `remove // ---cut---; ${COMPILED.join(', ')} fences can hide lines`,
      });
    }
    const end = cut && isCompiled(language) ? cut.index + cut[0].length : 0;
    return {
      file,
      line,
      index,
      language,
      meta,
      text,
      hidden: text.slice(0, end),
      visible: text.slice(end),
    };
  });
  return {fences, problems};
}

/** Line of the file that a place in the fence's text stands on. */
export function lineOf(fence: Pick<Fence, 'line' | 'text'>, offset: number): number {
  const before = fence.text.slice(0, offset);
  return fence.line + 1 + (before.match(/\n/g)?.length ?? 0);
}
