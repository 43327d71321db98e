import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {cardSvg} from '../../../src/docusaurus/social-cards/card';
import {cardSize, type Card} from '../../../src/site-model/pages/pageCards';
import {writeCards} from '../../../src/docusaurus/social-cards/draw';
import {fontFile, readOutlines} from '../../../src/docusaurus/social-cards/outlines';

const siteDir = path.resolve(__dirname, '../../..');
const card = (title: string): Card => ({title, under: 'Moderation UI', site: 'Docs'});

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

async function svgOf(title: string): Promise<string> {
  return cardSvg(card(title), {
    mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"></svg>',
    colour: (token) => (token === 'night-text' ? '#ffffff' : '#000000'),
    bold: await readOutlines(fontFile(700), -0.02),
    plain: await readOutlines(fontFile(400), 0),
  });
}

/** The part of the picture in which something light is drawn. */
async function inked(svg: string) {
  const {data, info} = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({resolveWithObject: true});
  const lit: [x: number, y: number][] = [];
  data.forEach((value, at) => {
    const pixel = Math.floor(at / info.channels);
    if (at % info.channels === 0 && value > 128) {
      lit.push([pixel % info.width, Math.floor(pixel / info.width)]);
    }
  });
  const xs = lit.map(([x]) => x);
  const ys = lit.map(([, y]) => y);
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b));
  return {left: least(xs), right: most(xs), top: least(ys), bottom: most(ys)};
}

describe('a card', () => {
  test('has its text as outlines, so that no font of the machine is asked for', async () => {
    const svg = await svgOf('Invite supervisors');
    expect(svg).not.toMatch(/<text|font-family/);
    expect(svg.match(/<path /g)).toHaveLength(3);
  });

  test.each([
    'Bet',
    'A title that goes on '.repeat(12),
    'ExternalOutcomeActionInterface'.repeat(6),
  ])('keeps its margins with the title %s', async (title) => {
    const {left, right, top, bottom} = await inked(await svgOf(title));
    expect(left).toBeGreaterThanOrEqual(78);
    expect(right).toBeLessThanOrEqual(cardSize.width - 78);
    // Below the mark and the name of the site.
    expect(top).toBeGreaterThan(220);
    expect(bottom).toBeLessThan(cardSize.height - 78);
  });

  test('is refused with a remedy where the font has no such letter', async () => {
    await expect(svgOf('Ω')).rejects.toThrow(/Ω.*no “Ω”.*Remedy/s);
  });
});

describe('the cards of a build', () => {
  const write = (name: string, titles: readonly string[], cache = 'cache') =>
    writeCards({
      cards: titles.map((title) => ({
        ...card(title),
        file: `cards/${title}.png`,
        source: `docs/${title}.mdx`,
      })),
      folder: path.join(folder, name),
      cache: path.join(folder, cache),
      siteDir,
    });
  const read = (name: string, title: string) =>
    fs.readFileSync(path.join(folder, name, 'cards', `${title}.png`));

  beforeAll(async () => {
    expect(await write('first', ['One', 'Two'])).toBe(2);
  });

  test('are pictures of 1200 by 630 in a palette', async () => {
    expect(await sharp(read('first', 'One')).metadata()).toMatchObject({
      ...cardSize,
      format: 'png',
      isPalette: true,
    });
  });

  test('are drawn again only where their inputs changed', async () => {
    expect(await write('second', ['One', 'Two', 'Three'])).toBe(1);
    expect(read('second', 'One').equals(read('first', 'One'))).toBe(true);
    expect(await write('third', ['One', 'Two', 'Three'])).toBe(0);
  });

  test('are the same bytes when they are drawn again', async () => {
    expect(await write('other', ['One'], 'other-cache')).toBe(1);
    expect(read('other', 'One').equals(read('first', 'One'))).toBe(true);
  });

  test('name the page whose title cannot be drawn', async () => {
    await expect(write('omega', ['Ω'])).rejects.toThrow(/^docs\/Ω\.mdx: .*no “Ω”.*Remedy/);
  });
});
