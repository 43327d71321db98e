/** One line that the reader sees. */
export interface ShownLine {
  readonly text: string;
  /** Where the line begins in the fence as it is written. */
  readonly offset: number;
  readonly highlighted: boolean;
}

const CUT = /^\s*\/\/\s*---cut---\s*$/;
/** In the comment of any language; nothing else may be on its line. */
const DIRECTIVE =
  /^\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/|-->|\*\/\s*\})?\s*$/;

/**
 * The lines that the reader sees: not those above `// ---cut---`, and not the comments that say
 * which lines are highlighted.
 */
export function shownLines(code: string, highlighted: ReadonlySet<number>): ShownLine[] {
  const lines = code.split('\n');
  const cut = lines.findLastIndex((line) => CUT.test(line));
  const shown: ShownLine[] = [];
  let offset = 0;
  let next = false;
  let block = false;
  for (const [index, text] of lines.entries()) {
    const directive = DIRECTIVE.exec(text)?.[1];
    if (index > cut && directive) {
      next = directive === 'next-line';
      block = directive === 'next-line' ? block : directive === 'start';
    } else if (index > cut) {
      shown.push({text, offset, highlighted: next || block || highlighted.has(shown.length + 1)});
      next = false;
    }
    offset += text.length + 1;
  }
  return shown;
}
