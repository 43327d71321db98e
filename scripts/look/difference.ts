/** What differs between two pictures of a page. */
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type {Picture} from './pictures';

export interface Difference {
  readonly pixels: number;
  /** Pictures of the part that differs, as PNG. */
  readonly before: Buffer;
  readonly after: Buffer;
  readonly marked: Buffer;
}

/** What is shown above and below of what differs. */
const MARGIN = 60;

/** On a ground of the size of both: one page can be longer than the other. */
function onGround({data, width: own}: Picture, width: number, height: number): Buffer {
  const ground = Buffer.alloc(width * height * 4, 0x80);
  for (let from = 0, to = 0; from < data.length; from += own * 4, to += width * 4) {
    data.copy(ground, to, from, from + own * 4);
  }
  return ground;
}

/** The rows from the first pixel that differs to the last one. */
function rowsOf(before: Buffer, after: Buffer, width: number, height: number): [number, number] {
  const row = width * 4;
  const differs = (at: number) =>
    before.compare(after, at * row, (at + 1) * row, at * row, (at + 1) * row) !== 0;
  let [top, bottom] = [0, height - 1];
  while (top < bottom && !differs(top)) {
    top += 1;
  }
  while (bottom > top && !differs(bottom)) {
    bottom -= 1;
  }
  return [Math.max(0, top - MARGIN), Math.min(height, bottom + 1 + MARGIN)];
}

/** `null` where both look the same. */
export async function compare(earlier: Picture, later: Picture): Promise<Difference | null> {
  const width = Math.max(earlier.width, later.width);
  const height = Math.max(earlier.height, later.height);
  const before = onGround(earlier, width, height);
  const after = onGround(later, width, height);
  if (before.equals(after)) {
    return null;
  }
  const marked = Buffer.alloc(before.length);
  // Every shade counts: nobody has to guess whether a token has changed.
  const pixels = pixelmatch(before, after, marked, width, height, {threshold: 0, includeAA: true});
  const [top, bottom] = rowsOf(before, after, width, height);
  const cut = (pixelsOf: Buffer) =>
    sharp(pixelsOf, {raw: {width, height, channels: 4}})
      .extract({left: 0, top, width, height: bottom - top})
      .png({compressionLevel: 4})
      .toBuffer();
  const [one, other, difference] = await Promise.all([before, after, marked].map(cut));
  return {pixels, before: one!, after: other!, marked: difference!};
}
