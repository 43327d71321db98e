/**
 * Draws the pictures of the site: `npm run illustrations`. README.md in this folder says more.
 *
 *   npm run illustrations                 what has changed since it was drawn
 *   npm run illustrations -- users logs   the named scenes, changed or not
 *   npm run illustrations -- --all        everything
 *   npm run illustrations -- --sheet      a contact sheet of the set, in .cache/illustrations
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import sharp from 'sharp';
import {launchOptions} from '../scripts/browser';
import {contactSheets} from './sheet';
import {documentOf, hashOf} from './document';
import {readDrawn, shortHash, writeDrawn} from './drawn';
import {drawingsOf, type Drawing} from './scene';
import {findSpilling} from './spilling';
import {scenes} from './scenes';

const root = path.join(__dirname, '..');

/** Greyscale smoothing, and glyphs without hinting: the same on every screen and in every container. */
const STEADY = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Draws one picture, and gives its bytes. */
async function draw(browser: Browser, drawing: Drawing): Promise<Buffer> {
  const {width, scale} = drawing;
  const page = await browser.newPage({
    deviceScaleFactor: scale,
    viewport: {width, height: 100},
  });
  await page.setContent(documentOf(drawing));
  await page.evaluate(() => document.fonts.ready);
  const element = page.locator('.scene');
  const spilling = await element.evaluate(findSpilling);
  if (spilling.length > 0) {
    throw new Error(`${drawing.file}: too wide for its place:\n  ${spilling.join('\n  ')}`);
  }
  const shot = await element.screenshot({animations: 'disabled'});
  await page.close();
  // Flat colours and smoothed text: 256 colours show no difference and take a third of the bytes.
  const picture = await sharp(shot)
    .png({compressionLevel: 9, palette: true, colours: 256, dither: 0, effort: 10})
    .toBuffer();
  const file = path.join(root, drawing.file);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, picture);
  console.log(`${drawing.file}  ${Math.ceil(picture.length / 1000)} kB`);
  return picture;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {all: {type: 'boolean'}, sheet: {type: 'boolean'}},
  });
  const unknown = positionals.filter((name) => !scenes.some((scene) => scene.name === name));
  if (unknown.length > 0) {
    const names = scenes.map((scene) => scene.name).join(', ');
    throw new Error(`There is no scene "${unknown.join('", "')}". The scenes are: ${names}.`);
  }
  const drawings = scenes.flatMap(drawingsOf);
  const before = readDrawn();
  const wanted = drawings.filter((drawing) =>
    positionals.length > 0
      ? positionals.includes(drawing.scene.name)
      : values.all ||
        before[drawing.file]?.scene !== hashOf(drawing) ||
        !fs.existsSync(path.join(root, drawing.file)),
  );
  const browser = await chromium.launch({
    ...launchOptions(),
    args: [...launchOptions().args, ...STEADY],
  });
  try {
    const drawn = new Map(
      Object.entries(before).filter(([file]) => drawings.some((known) => known.file === file)),
    );
    for (const drawing of wanted) {
      const picture = await draw(browser, drawing);
      drawn.set(drawing.file, {scene: hashOf(drawing), picture: shortHash(picture)});
    }
    writeDrawn(Object.fromEntries(drawn));
    console.log(`${wanted.length} of ${drawings.length} pictures drawn.`);
    if (values.sheet) {
      await contactSheets(browser, drawings);
    }
  } finally {
    await browser.close();
  }
}

void main();
