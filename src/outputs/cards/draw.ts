import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {cardSvg, type Drawing} from './card';
import type {PageCard} from './cards';
import {fontFile, readOutlines} from './outlines';

function inputs(siteDir: string) {
  const css = fs.readFileSync(path.join(siteDir, 'src/css/custom.css'), 'utf8');
  const found = css.matchAll(/--vs-(night[\w-]*):\s*(#[0-9a-f]{6});/g);
  const tokens = new Map(Array.from(found, ([, name, value]) => [name, value]));
  return {mark: fs.readFileSync(path.join(siteDir, 'static/img/logo.svg'), 'utf8'), tokens};
}

/** Of everything but the words on it that a card's picture depends on. */
function hashOfDrawing(siteDir: string, {mark, tokens}: ReturnType<typeof inputs>): string {
  const {dependencies} = JSON.parse(
    fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
  ) as {dependencies: Record<string, string>};
  const pinned = ['@fontsource/inter', 'fontkit', 'sharp'].map((name) => dependencies[name]);
  const hash = createHash('sha256').update(JSON.stringify([mark, ...tokens, ...pinned]));
  for (const name of fs.readdirSync(__dirname).sort()) {
    hash.update(fs.readFileSync(path.join(__dirname, name)));
  }
  return hash.digest('hex');
}

async function drawing({mark, tokens}: ReturnType<typeof inputs>): Promise<Drawing> {
  return {
    mark,
    colour(token) {
      const value = tokens.get(token);
      if (!value) {
        throw new Error(
          `src/css/custom.css does not set --vs-${token}, which social cards are drawn with. Remedy: set it, or change src/outputs/cards/card.ts.`,
        );
      }
      return value;
    },
    bold: await readOutlines(fontFile(700), -0.02),
    plain: await readOutlines(fontFile(400), 0),
  };
}

/** The same bytes on every machine with this version of sharp: there is no text in the SVG. */
function picture(svg: string): Promise<Buffer> {
  // Flat colours: 64 show no difference and take a quarter of the bytes.
  return sharp(Buffer.from(svg)).png({palette: true, colours: 64, dither: 0, effort: 1}).toBuffer();
}

/** @throws Error with the file to change, where the font lacks a letter */
function svgOf(card: PageCard, tools: Drawing): string {
  try {
    return cardSvg(card, tools);
  } catch (error) {
    throw new Error(`${card.source}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * The pictures of cards, by file. Only those are drawn that have not been drawn before.
 * @param cache - folder where pictures are kept from build to build, by what they are made from
 */
export async function drawCards(
  cards: readonly PageCard[],
  {cache, siteDir}: {readonly cache: string; readonly siteDir: string},
): Promise<Map<string, Uint8Array>> {
  const given = inputs(siteDir);
  const version = hashOfDrawing(siteDir, given);
  const keptFile = ({title, under, site}: PageCard) => {
    const words = JSON.stringify([version, title, under, site]);
    return path.join(cache, `${createHash('sha256').update(words).digest('hex')}.png`);
  };
  fs.mkdirSync(cache, {recursive: true});
  const missing = cards.filter((card) => !fs.existsSync(keptFile(card)));
  if (missing.length > 0) {
    const tools = await drawing(given);
    const queue = missing.values();
    async function work(): Promise<void> {
      for (const card of queue) {
        // In one go: a build that is stopped leaves no half of a picture.
        const part = `${keptFile(card)}.part`;
        fs.writeFileSync(part, await picture(svgOf(card, tools)));
        fs.renameSync(part, keptFile(card));
      }
    }
    // sharp draws in threads: while one picture is drawn, the outlines of the next are made.
    await Promise.all([work(), work(), work()]);
    console.log(`[INFO] Social cards: ${missing.length} of ${cards.length} drawn.`);
  }
  return new Map(cards.map((card) => [card.file, fs.readFileSync(keptFile(card))]));
}
