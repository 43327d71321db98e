/** What stands after the language of a fence, as far as its looks are concerned. */
export interface FenceLook {
  readonly title: string | null;
  /** Of the first line, where lines are numbered. */
  readonly firstLineNumber: number | null;
  /** Lines to highlight, counted from 1 as the reader sees them. */
  readonly highlighted: ReadonlySet<number>;
}

/** One line that the reader sees. */
export interface ShownLine {
  readonly text: string;
  /** Where the line begins in the fence as it is written. */
  readonly offset: number;
  readonly highlighted: boolean;
}

function range(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}

/** `title="file.ts" {1,3-4} showLineNumbers=5`; what others read of the fence is left alone. */
export function readMeta(meta: string | null | undefined): FenceLook {
  const values = (meta ?? '').matchAll(/([\w-]+)=(["'])(.*?)\2/g);
  const title = [...values].find(([, name]) => name === 'title')?.[3] ?? null;
  const flags = (meta ?? '').replace(/[\w-]+=(["']).*?\1/g, '');
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(flags);
  const lines = /\{([\d,-]+)\}/.exec(flags)?.[1];
  return {
    title,
    firstLineNumber: numbers ? Number(numbers[1] ?? 1) : null,
    highlighted: new Set(lines ? range(lines) : []),
  };
}

const CUT = /^\s*\/\/\s*---cut---\s*$/;
/** In the comment of any language; nothing else may stand on its line. */
const DIRECTIVE =
  /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/|-->|\*\/\s*\})?\s*$/;

function linesWithOffsets(code: string): {text: string; offset: number}[] {
  let offset = 0;
  return code.split('\n').map((text) => {
    const line = {text, offset};
    offset += text.length + 1;
    return line;
  });
}

/**
 * The lines that the reader sees: not those above `// ---cut---`, and not the comments that say
 * which lines are highlighted.
 */
export function shownLines(code: string, {highlighted}: FenceLook): ShownLine[] {
  const all = linesWithOffsets(code);
  const kept = all.slice(all.findLastIndex(({text}) => CUT.test(text)) + 1);
  const shown: ShownLine[] = [];
  let next = false;
  let block = false;
  for (const {text, offset} of kept) {
    const directive = DIRECTIVE.exec(text)?.[1];
    if (directive) {
      next = directive === 'next-line';
      block = directive === 'next-line' ? block : directive === 'start';
    } else {
      shown.push({text, offset, highlighted: next || block || highlighted.has(shown.length + 1)});
      next = false;
    }
  }
  return shown;
}
