import path from 'node:path';
import type {Font, Glyph} from 'fontkit';

/** Text as outlines: a picture with text in it would look as the fonts of the machine have it. */
export interface Outlines {
  readonly width: (text: string, size: number) => number;
  /** SVG path data; the first letter begins at 0, on the baseline 0. */
  readonly path: (text: string, size: number) => string;
}

/** A weight of Inter, with the characters of Latin-1 and of typography. */
export function fontFile(weight: 400 | 700): string {
  return require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`);
}

/** @param letterSpacing - added after each letter, as a part of the size */
export async function readOutlines(file: string, letterSpacing: number): Promise<Outlines> {
  // Here and not above: a build that draws nothing does not load it.
  const {openSync} = await import('fontkit');
  const opened = openSync(file);
  if (!('layout' in opened)) {
    throw new Error(`${path.basename(file)} is a collection of fonts, not one.`);
  }
  const font: Font = opened;

  /** Of a text in size 1. */
  const known = new Map<string, {placed: {glyph: Glyph; at: number}[]; width: number}>();

  function letters(text: string) {
    const before = known.get(text);
    if (before) {
      return before;
    }
    const missing = [...text].find((it) => !font.hasGlyphForCodePoint(it.codePointAt(0) ?? 0));
    if (missing) {
      throw new Error(
        `The social card with “${text}” cannot be drawn: the font has no “${missing}”. Remedy: write the title of the page without it.`,
      );
    }
    const {glyphs, positions} = font.layout(text);
    let width = 0;
    const placed = glyphs.map((glyph, index) => {
      const at = width;
      width += (positions[index]?.xAdvance ?? 0) / font.unitsPerEm + letterSpacing;
      return {glyph, at};
    });
    const found = {placed, width};
    known.set(text, found);
    return found;
  }

  return {
    width: (text, size) => letters(text).width * size,
    path(text, size) {
      const scale = size / font.unitsPerEm;
      return letters(text)
        .placed.map(({glyph, at}) =>
          glyph.path
            .scale(scale, -scale)
            .translate(at * size, 0)
            .toSVG(),
        )
        .join('');
    },
  };
}
