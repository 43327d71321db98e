import sharp from 'sharp';
import {expect, test} from 'vitest';
import {compare} from '../../scripts/look/difference';
import {commitOf} from '../../scripts/look/earlier';

/** A white page with one line in another color. */
function page(height: number, line?: {readonly at: number; readonly shade: number}) {
  const width = 10;
  const data = Buffer.alloc(width * height * 4, 0xff);
  if (line) {
    data.fill(line.shade, line.at * width * 4, line.at * width * 4 + 3);
  }
  return {width, height, data};
}

test('pages that look the same do not differ, and one shade of one pixel is found and cut out', async () => {
  expect(await compare(page(500), page(500))).toBeNull();
  const found = await compare(page(500), page(500, {at: 250, shade: 0xfc}));
  expect(found?.pixels).toBe(1);
  for (const picture of [found!.before, found!.after, found!.marked]) {
    expect(await sharp(picture).metadata()).toMatchObject({width: 10, height: 121});
  }
});

test('a page that became longer differs where the other has ended', async () => {
  expect((await compare(page(100), page(120)))?.pixels).toBe(200);
});

test('what is no commit is said to be none, with a remedy', () => {
  expect(commitOf('HEAD')).toMatch(/^[0-9a-f]{40}$/);
  for (const typed of ['no-such-commit', '--all', 'HEAD:package.json']) {
    expect(() => commitOf(typed)).toThrow(`“${typed}” is no commit of this repository. Remedy`);
  }
});
