import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type {Card} from '../../site-model/pages/pageCards';
import {cardSvg, type Drawing} from './card';
import {fontFile, readOutlines} from './outlines';

export interface Cards {
  /** With the file to write, relative to the folder, and the one that says the title. */
  readonly cards: readonly (Card & {readonly file: string; readonly source: string})[];
  readonly folder: string;
  /** Where pictures are kept from build to build, by what they are made from. */
  readonly cache: string;
  /** The site's folder. */
  readonly siteDir: string;
}

function inputs(siteDir: string) {
  const css = fs.readFileSync(path.join(siteDir, 'src/css/custom.css'), 'utf8');
  const tokens = new Map(
    [...css.matchAll(/--vs-(night[\w-]*):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
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
          `src/css/custom.css does not set --vs-${token}, which social cards are drawn with. Remedy: set it, or change src/docusaurus/social-cards/card.ts.`,
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
function svgOf(card: Cards['cards'][number], tools: Drawing): string {
  try {
    return cardSvg(card, tools);
  } catch (error) {
    throw new Error(`${card.source}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Writes the cards, and draws those that have not been drawn before. Answers how many those were. */
export async function writeCards({cards, folder, cache, siteDir}: Cards): Promise<number> {
  const given = inputs(siteDir);
  const version = hashOfDrawing(siteDir, given);
  const waiting: {
    readonly kept: string;
    readonly file: string;
    readonly card: Cards['cards'][number];
  }[] = [];
  fs.mkdirSync(cache, {recursive: true});
  for (const card of cards) {
    const words = JSON.stringify([version, card.title, card.under, card.site]);
    const kept = path.join(cache, `${createHash('sha256').update(words).digest('hex')}.png`);
    const file = path.join(folder, card.file);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    if (fs.existsSync(kept)) {
      fs.copyFileSync(kept, file);
    } else {
      waiting.push({kept, file, card});
    }
  }
  if (waiting.length === 0) {
    return 0;
  }
  const tools = await drawing(given);
  const queue = waiting.values();
  async function work(): Promise<void> {
    for (const {kept, file, card} of queue) {
      const bytes = await picture(svgOf(card, tools));
      fs.writeFileSync(file, bytes);
      // In one go: a build that is stopped leaves no half of a picture.
      fs.writeFileSync(`${kept}.part`, bytes);
      fs.renameSync(`${kept}.part`, kept);
    }
  }
  // sharp draws in threads: while one picture is drawn, the outlines of the next are made.
  await Promise.all([work(), work(), work()]);
  return waiting.length;
}
