import {cardSize} from '../../base/cardSize';
import {fitLines, type Room} from './lines';
import type {Outlines} from './outlines';

/** What a social card says. */
export interface Card {
  readonly title: string;
  /** Under the title: the area, or what the site is. */
  readonly under: string;
  readonly site: string;
}

/** What all cards are drawn with. */
export interface Drawing {
  /** The site's mark, an SVG document. */
  readonly mark: string;
  /** A colour token of the site, by its name without `--vs-`. */
  readonly colour: (token: string) => string;
  readonly bold: Outlines;
  readonly plain: Outlines;
}

const {width, height} = cardSize;
const margin = 80;
const markSize = 120;
const room = width - 2 * margin;
const titleRoom: Room = {width: room, lines: 3, sizes: [76, 68, 60, 52, 44]};
const underRoom: Room = {width: 860, lines: 2, sizes: [36]};
const siteRoom: Room = {width: room - markSize - 32, lines: 1, sizes: [36, 28]};

interface Style {
  readonly lineHeight: number;
  readonly outlines: Outlines;
  readonly fill: string;
}

/** Lines one under the other; `top` is that of the first line. */
function block(text: string, within: Room, {lineHeight, outlines, fill}: Style) {
  const {size, lines} = fitLines(text, within, outlines.width);
  return {
    height: size * lineHeight * lines.length,
    at: (x: number, top: number): string => {
      const drawnLines = lines.map((line, index) => {
        // Capitals of Inter are 0.727 high: they are in the middle of their line.
        const baseline = top + size * (lineHeight * (index + 0.5) + 0.727 / 2);
        const drawn = outlines.drawn(line, size);
        return `<g transform="translate(${x} ${baseline.toFixed(2)})" fill="${fill}">${drawn}</g>`;
      });
      return drawnLines.join('');
    },
  };
}

/**
 * The card as SVG: mark and site above, title and area below, on two flat colours. A gradient
 * under them took a fifth of the time that all cards take.
 */
export function cardSvg({title, under, site}: Card, drawing: Drawing): string {
  const {mark, colour, bold, plain} = drawing;
  const loud = {lineHeight: 1.15, outlines: bold, fill: colour('night-text')};
  const quiet = {lineHeight: 1.35, outlines: plain, fill: colour('night-muted')};
  const titleBlock = block(title, titleRoom, loud);
  const underBlock = block(under, underRoom, quiet);
  const siteBlock = block(site, siteRoom, quiet);
  const underTop = height - margin - underBlock.height;
  const titleTop = underTop - 24 - titleBlock.height;
  const siteTop = margin + (markSize - siteBlock.height) / 2;
  const placed = `x="${margin}" y="${margin}" width="${markSize}" height="${markSize}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colour('night')}"/>
<ellipse cx="840" cy="693" rx="720" ry="336" fill="${colour('night-raised')}"/>
${mark.replace('<svg ', `<svg ${placed} `)}
${siteBlock.at(margin + markSize + 32, siteTop)}
${titleBlock.at(margin, titleTop)}
${underBlock.at(margin, underTop)}
</svg>`;
}
