import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {pictureSizes} from '../../src/docusaurus/pictureSizes';

/** A drawing of the site: a PNG with a palette. */
const drawing = path.join(__dirname, '../../src/pages/img/chat.png');
const options = {quality: 82};

test('the original size is the original file', async () => {
  const {data, width, height} = await pictureSizes(drawing).resize({
    width: 1440,
    mime: 'image/png',
    options,
  });
  expect(data.equals(fs.readFileSync(drawing))).toBe(true);
  expect({width, height}).toMatchObject(await sharp(drawing).metadata().then(sizeOf));
});

test('a smaller size of a drawing keeps to a palette, and is smaller', async () => {
  const {data, width, height} = await pictureSizes(drawing).resize({
    width: 480,
    mime: 'image/png',
    options,
  });
  const metadata = await sharp(data).metadata();
  expect({width, height}).toEqual(sizeOf(metadata));
  expect(metadata).toMatchObject({width: 480, isPalette: true});
  expect(data.length).toBeLessThan(fs.statSync(drawing).size);
});

test('a JPEG stays a JPEG', async () => {
  const {data} = await pictureSizes(drawing).resize({width: 480, mime: 'image/jpeg', options});
  expect((await sharp(data).metadata()).format).toBe('jpeg');
});

test('a preview weighs next to nothing: it stands in the HTML', async () => {
  const {data, height} = await pictureSizes(drawing).resize({
    width: 10,
    mime: 'image/png',
    options,
  });
  expect(await sharp(data).metadata()).toMatchObject({format: 'webp', width: 10, height});
  expect(data.length).toBeLessThan(100);
});

function sizeOf({width, height}: {width?: number; height?: number}) {
  return {width, height};
}
