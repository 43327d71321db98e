export interface Room {
  readonly width: number;
  readonly lines: number;
  /** To try, from the largest. */
  readonly sizes: readonly number[];
}

/** The longest beginning of a word that fits; one letter at least. */
function beginning(word: string, fits: (text: string) => boolean): string {
  const letters = [...word];
  let least = 1;
  let most = letters.length;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(letters.slice(0, middle).join(''))) {
      least = middle;
    } else {
      most = middle - 1;
    }
  }
  return letters.slice(0, least).join('');
}

/** Breaks between words, and inside a word only where it is wider than a line. */
function wrap(text: string, fits: (text: string) => boolean): {lines: string[]; broken: boolean} {
  const lines: string[] = [];
  let line = '';
  let broken = false;
  for (let word of text.split(/\s+/)) {
    if (line && fits(`${line} ${word}`)) {
      line += ` ${word}`;
      continue;
    }
    lines.push(...(line ? [line] : []));
    while (!fits(word) && word.length > 1) {
      const part = beginning(word, fits);
      lines.push(part);
      word = word.slice(part.length);
      broken = true;
    }
    line = word;
  }
  return {lines: [...lines, line], broken};
}

/** Text in the largest size in which it has room; where there is none, its end is left out. */
export function fitLines(text: string, room: Room, width: (text: string, size: number) => number) {
  const tries = room.sizes.map((size) => {
    const fits = (it: string) => width(it, size) <= room.width;
    return {size, fits, ...wrap(text, fits)};
  });
  const fitting = tries.find(({lines, broken}) => !broken && lines.length <= room.lines);
  const {size, fits, lines} = fitting ?? tries.at(-1)!;
  if (lines.length <= room.lines) {
    return {size, lines};
  }
  const last = beginning(lines[room.lines - 1] ?? '', (it) => fits(`${it.trimEnd()}…`));
  return {size, lines: [...lines.slice(0, room.lines - 1), `${last.trimEnd()}…`]};
}
