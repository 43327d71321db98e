import type {Font} from 'fontkit';

/** Text as outlines: a picture with text in it would look as the fonts of the machine have it. */
export interface Outlines {
  readonly width: (text: string, size: number) => number;
  /** SVG path data; the first letter begins at 0, on the baseline 0. */
  readonly path: (text: string, size: number) => string;
}

/** Weights of Inter, with the characters of Latin-1 and of typography. */
const files = {
  bold: require.resolve('@fontsource/inter/files/inter-latin-700-normal.woff2'),
  plain: require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'),
};

/** Added after each letter, as a part of the size. */
const letterSpacing = {bold: -0.02, plain: 0};

export async function readOutlines(weight: keyof typeof files): Promise<Outlines> {
  // Here and not above: a build that draws nothing does not load it.
  const {openSync} = await import('fontkit');
  const font = openSync(files[weight]) as Font;

  /** The letters of a text in size 1. */
  function layOut(text: string) {
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
      width += (positions[index]?.xAdvance ?? 0) / font.unitsPerEm + letterSpacing[weight];
      return {glyph, at};
    });
    return {placed, width};
  }

  const known = new Map<string, ReturnType<typeof layOut>>();
  function letters(text: string) {
    const found = known.get(text) ?? layOut(text);
    known.set(text, found);
    return found;
  }

  return {
    width: (text, size) => letters(text).width * size,
    path(text, size) {
      const scale = size / font.unitsPerEm;
      const paths = letters(text).placed.map(({glyph, at}) =>
        glyph.path.scale(scale, -scale).translate(at * size, 0),
      );
      return paths.map((it) => it.toSVG()).join('');
    },
  };
}
