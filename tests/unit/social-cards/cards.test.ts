import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {cardSvg, type Card} from '../../../src/outputs/cards/card';
import {cardSize} from '../../../src/base/cardSize';
import {drawCards} from '../../../src/outputs/cards/draw';
import {readOutlines} from '../../../src/outputs/cards/outlines';

const siteDir = path.resolve(__dirname, '../../..');
const card = (title: string): Card => ({title, under: 'Moderation UI', site: 'Docs'});

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

async function svgOf(title: string): Promise<string> {
  return cardSvg(card(title), {
    mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"></svg>',
    colour: (token) => (token === 'night-text' ? '#ffffff' : '#000000'),
    bold: await readOutlines('bold'),
    plain: await readOutlines('plain'),
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

describe('a card', {timeout: 30_000}, () => {
  test('has its text as outlines, so that no font of the machine is asked for', async () => {
    const svg = await svgOf('Invite supervisors');
    expect(svg).not.toMatch(/<text|font-family/);
    expect(svg.match(/<path /g)).toHaveLength(
      'Invite supervisors Moderation UI Docs'.split(' ').length,
    );
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
  const draw = (titles: readonly string[], cache = 'cache') => {
    const cards = titles.map((title) => ({
      ...card(title),
      file: `cards/${title}.png`,
      alt: title,
      source: `docs/${title}.mdx`,
    }));
    return drawCards(cards, {cache: path.join(folder, cache), siteDir});
  };
  /** When each picture of the cache was drawn. */
  const drawn = () =>
    fs.readdirSync(path.join(folder, 'cache')).map((name) => {
      const {mtimeMs} = fs.statSync(path.join(folder, 'cache', name));
      return [name, mtimeMs] as const;
    });
  let one: Uint8Array;

  beforeAll(async () => {
    const first = await draw(['One', 'Two']);
    expect([...first.keys()]).toEqual(['cards/One.png', 'cards/Two.png']);
    one = first.get('cards/One.png')!;
  });

  test('are pictures of 1200 by 630', async () => {
    expect(await sharp(one).metadata()).toMatchObject({
      ...cardSize,
      format: 'png',
    });
  });

  test('are drawn again only where their inputs changed', async () => {
    const before = drawn();
    const titles = ['One', 'Two', 'Three'];
    expect((await draw(titles)).get('cards/One.png')).toEqual(one);
    expect(drawn()).toEqual(expect.arrayContaining(before));
    expect(drawn()).toHaveLength(titles.length);
    const after = drawn();
    await draw(titles);
    expect(drawn()).toEqual(after);
  });

  test('are the same bytes when they are drawn again', async () => {
    expect((await draw(['One'], 'other-cache')).get('cards/One.png')).toEqual(one);
  });

  test('name the page whose title cannot be drawn', async () => {
    await expect(draw(['Ω'])).rejects.toThrow(/^docs\/Ω\.mdx: .*no “Ω”.*Remedy/);
  });
});
