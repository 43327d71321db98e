import path from 'node:path';
import type {Font} from 'fontkit';

/** Text as outlines: a picture with text in it would look as the fonts of the machine have it. */
export interface Outlines {
  width(text: string, size: number): number;
  /** SVG path data; the first letter begins at 0, on the baseline 0. */
  path(text: string, size: number): string;
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

  function letters(text: string, size: number) {
    const missing = [...text].find((it) => !font.hasGlyphForCodePoint(it.codePointAt(0) ?? 0));
    if (missing) {
      throw new Error(
        `The social card with “${text}” cannot be drawn: the font has no “${missing}”. Remedy: write the title of the page without it.`,
      );
    }
    const scale = size / font.unitsPerEm;
    const {glyphs, positions} = font.layout(text);
    let x = 0;
    const placed = glyphs.map((glyph, index) => {
      const at = x;
      x += (positions[index]?.xAdvance ?? 0) * scale + letterSpacing * size;
      return {glyph, at};
    });
    return {placed, scale, width: x};
  }

  return {
    width: (text, size) => letters(text, size).width,
    path(text, size) {
      const {placed, scale} = letters(text, size);
      return placed
        .map(({glyph, at}) => glyph.path.scale(scale, -scale).translate(at, 0).toSVG())
        .join('');
    },
  };
}
