import {clsx} from 'clsx';
import type {ShownLine} from './fence';
import {tokenize, type Run} from './tokens';

/** Leads a stretch of the fence, as it is written, to its place in the reference. */
export interface CodeLink {
  readonly start: number;
  readonly end: number;
  /** As it is in the page, base URL included. */
  readonly href: string;
  /** Key of its card, where that is not the address. */
  readonly card?: string;
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

function span(className: string, html: string, attributes = ''): string {
  return className ? `<span class="${className}"${attributes}>${html}</span>` : html;
}

/** What is between two places of the shown code, in its colours. */
function coloured(runs: readonly Run[], start: number, end: number): string {
  let at = 0;
  const spans = runs.map(({text, className}) => {
    const part = text.slice(Math.max(start - at, 0), Math.max(end - at, 0));
    at += text.length;
    return part && span(className, escapeText(part));
  });
  return spans.join('');
}

/** Link places of the fence as places in the code that is shown; of a hidden line there is none. */
function shownLinks(lines: readonly ShownLine[], links: readonly CodeLink[]): CodeLink[] {
  let shownOffset = 0;
  return lines.flatMap(({text, offset}) => {
    const shift = shownOffset - offset;
    shownOffset += text.length + 1;
    return links
      .filter((it) => it.start >= offset && it.end <= offset + text.length)
      .map((it) => ({...it, start: it.start + shift, end: it.end + shift}))
      .sort((a, b) => a.start - b.start);
  });
}

function anchor({href, card}: CodeLink, inner: string): string {
  const key = card ? ` data-card="${escapeAttribute(card)}"` : '';
  return `<a href="${escapeAttribute(href)}"${key}>${inner}</a>`;
}

interface Options {
  readonly language: string;
  readonly links: readonly CodeLink[];
  /** Of the first line, where lines are numbered. */
  readonly firstLineNumber: number | null;
  /** Lines that something else on the page is about: those of 1, those of 2 … */
  readonly pairs: readonly (readonly number[])[];
}

/** Makes HTML of a part of the code, from one place of the shown text to another. */
function partsOf(
  lines: readonly ShownLine[],
  {language, links: given}: Pick<Options, 'language' | 'links'>,
): (start: number, end: number) => string {
  const runs = tokenize(lines.map(({text}) => text).join('\n'), language);
  const links = shownLinks(lines, given);
  return (start, end) => {
    let at = start;
    const linked = links
      .filter((it) => it.start >= start && it.end <= end)
      .map((link) => {
        const before = coloured(runs, at, link.start);
        at = link.end;
        return before + anchor(link, coloured(runs, link.start, link.end));
      });
    return linked.join('') + coloured(runs, at, end);
  };
}

/** Where each line begins, and where the last one ends; a line break belongs to its line. */
function placesOf(lines: readonly ShownLine[]): number[] {
  let at = 0;
  const places = lines.map(({text}) => (at += text.length + 1));
  return [0, ...places.slice(0, -1), at - 1];
}

/** The code in parts, given by the line that each begins with, from 0: together they are the code. */
export function codeParts(
  lines: readonly ShownLine[],
  first: readonly number[],
  options: Pick<Options, 'language' | 'links'>,
): string[] {
  const html = partsOf(lines, options);
  const places = placesOf(lines);
  return first.map((line, index) =>
    html(places[line] ?? 0, places[first[index + 1] ?? lines.length] ?? 0),
  );
}

/**
 * The code as HTML: text with a class where it has a colour. A line has an element of its own only
 * where it is highlighted or numbered, and those of a pair have one together; line breaks stay inside,
 * so that the text is the code.
 */
export function codeHtml(lines: readonly ShownLine[], options: Options): string {
  const html = partsOf(lines, options);
  const places = placesOf(lines);
  const {firstLineNumber, pairs} = options;
  if (
    firstLineNumber === null &&
    pairs.length === 0 &&
    !lines.some(({highlighted}) => highlighted)
  ) {
    return html(0, places.at(-1) ?? 0);
  }
  const shown = lines.map(({highlighted}, index) => {
    const numbered = firstLineNumber !== null;
    const classes = {'code-line': numbered, 'theme-code-block-highlighted-line': highlighted};
    const number = numbered ? ` data-line="${firstLineNumber + index}"` : '';
    return span(clsx(classes), html(places[index] ?? 0, places[index + 1] ?? 0), number);
  });
  pairs.forEach((numbers, index) => {
    const [first, last] = [numbers[0]! - 1, numbers.at(-1)! - 1];
    shown[first] = `<span data-pair="${index + 1}">${shown[first]}`;
    shown[last] += '</span>';
  });
  return shown.join('');
}
