import type {Font} from 'fontkit';

/** A word as outlines, in parts of the size of the text. */
interface Word {
  readonly width: number;
  /** SVG path data in units of the font; the first letter begins at 0, on the baseline 0. */
  readonly path: string;
}

/** Text as outlines: a picture with text in it would look as the fonts of the machine have it. */
export interface Outlines {
  readonly width: (text: string, size: number) => number;
  /** An SVG element; the first letter begins at 0, on the baseline 0. */
  readonly drawn: (text: string, size: number) => string;
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
  const spacing = letterSpacing[weight] * font.unitsPerEm;
  const known = new Map<string, Word>();

  function layOut(text: string): Word {
    const missing = [...text].find((it) => !font.hasGlyphForCodePoint(it.codePointAt(0) ?? 0));
    if (missing) {
      throw new Error(
        `The social card with “${text}” cannot be drawn: the font has no “${missing}”. Remedy: write the title of the page without it.`,
      );
    }
    const {glyphs, positions} = font.layout(text);
    let width = 0;
    const letters = glyphs.map(({path}, index) => {
      const at = width;
      width += (positions[index]?.xAdvance ?? 0) + spacing;
      return path.translate(at, 0).toSVG();
    });
    return {width: width / font.unitsPerEm, path: letters.join('')};
  }

  // Word by word: titles have many words in common, and each line is tried in several sizes.
  function word(text: string): Word {
    const found = known.get(text) ?? layOut(text);
    known.set(text, found);
    return found;
  }

  /** The words of a text, each with the place where it begins. */
  function placed(text: string) {
    let width = 0;
    const words = text.split(' ').map((it) => {
      const at = width;
      width += word(it).width + word(' ').width;
      return {at, path: word(it).path};
    });
    return {words, width: width - word(' ').width};
  }

  return {
    width: (text, size) => placed(text).width * size,
    drawn(text, size) {
      const scale = size / font.unitsPerEm;
      const paths = placed(text).words.map(
        ({at, path}) =>
          `<path transform="translate(${(at * size).toFixed(2)}) scale(${scale} ${-scale})" d="${path}"/>`,
      );
      return paths.join('');
    },
  };
}
