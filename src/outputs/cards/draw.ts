import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {cardSvg, type Card, type Drawing} from './card';
import {readOutlines} from './outlines';

const MARK = 'static/img/logo.svg';
const COLOURS = 'src/css/custom.css';

export interface PageCard extends Card {
  /** Of the picture, relative to the built site. */
  readonly file: string;
  /** What is to be seen on it. */
  readonly alt: string;
  /** The page that says the title, relative to the site's folder. */
  readonly source: string;
}

/** Of everything but the words on it that a card's picture depends on: all packages, for one. */
function hashOfDrawing(siteDir: string): string {
  const given = [MARK, COLOURS, 'package-lock.json'].map((file) => path.join(siteDir, file));
  const code = fs.readdirSync(__dirname).map((file) => path.join(__dirname, file));
  const hash = createHash('sha256');
  [...given, ...code.sort()].forEach((file) => hash.update(fs.readFileSync(file)));
  return hash.digest('hex');
}

async function drawing(siteDir: string): Promise<Drawing> {
  const css = fs.readFileSync(path.join(siteDir, COLOURS), 'utf8');
  return {
    mark: fs.readFileSync(path.join(siteDir, MARK), 'utf8'),
    colour(token) {
      const value = new RegExp(`--vs-${token}:\\s*(#[0-9a-f]{6});`).exec(css)?.[1];
      if (!value) {
        throw new Error(
          `${COLOURS} does not set --vs-${token}, which social cards are drawn with. Remedy: set it, or change src/outputs/cards/card.ts.`,
        );
      }
      return value;
    },
    bold: await readOutlines('bold'),
    plain: await readOutlines('plain'),
  };
}

/** The same bytes on every machine with this version of sharp: there is no text in the SVG. */
function picture(svg: string): Promise<Buffer> {
  // Without a palette, which takes twice the time of all the rest; no page loads a card.
  return sharp(Buffer.from(svg)).png().toBuffer();
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
  const version = hashOfDrawing(siteDir);
  const keptFile = ({title, under, site}: PageCard) => {
    const words = JSON.stringify([version, title, under, site]);
    return path.join(cache, `${createHash('sha256').update(words).digest('hex')}.png`);
  };
  fs.mkdirSync(cache, {recursive: true});
  const missing = cards.filter((card) => !fs.existsSync(keptFile(card)));
  if (missing.length > 0) {
    const tools = await drawing(siteDir);
    const draw = async (card: PageCard) => {
      // In one go: a build that is stopped leaves no half of a picture.
      const part = `${keptFile(card)}.part`;
      fs.writeFileSync(part, await picture(svgOf(card, tools)));
      fs.renameSync(part, keptFile(card));
    };
    const waiting = missing.values();
    const lane = async () => {
      for (const card of waiting) {
        await draw(card);
      }
    };
    // sharp draws in Node's threads, of which the rest of the build needs some meanwhile.
    await Promise.all([lane(), lane()]);
    console.log(`[INFO] Social cards: ${missing.length} of ${cards.length} drawn.`);
  }
  return new Map(cards.map((card) => [card.file, fs.readFileSync(keptFile(card))]));
}
