import {areas} from '../../areas';
import {oneLine} from '../../base/plainText';
import type {SiteSettings} from '../../site';
import type {Page} from '../../site-model/pages/page';
import type {Section} from '../../site-model/pages/sections';

/** The index of all pages. */
export const WHOLE = 'llms.txt';
/** The index of the parts of the full text. */
export const FULL = 'llms-full.txt';

/** What to copy into the repository of an integration. */
export const AGENTS = 'AGENTS.md';

/** What the files of an area are called: as its sidebar, whatever name the product has. */
const slug = (area: string) =>
  Object.entries(areas).find(([, title]) => title === area)?.[0] ?? 'start';

/** Where the index of an area is. */
export const areaFile = (area: string): string => `llms/${slug(area)}.txt`;

/** A text in Markdown as it is written: neither its lines nor its signs make anything else of it. */
const plain = (text: string) => oneLine(text).replace(/[\\`*_[\]<>]/g, '\\$&');

type Listed = Pick<Page, 'title' | 'description'>;
type AddressOf = (file: string) => string;
type Names = Pick<SiteSettings, 'title' | 'tagline'>;

const linkTo = (file: string, addressOf: AddressOf, said = file) =>
  `[${plain(said)}](${addressOf(file)})`;

const listOf = <T extends Listed>({title, pages}: Section<T>, twinOf: (page: T) => string) =>
  [
    `## ${plain(title)}\n\n`,
    ...pages.map((it) => `- [${plain(it.title)}](${twinOf(it)}): ${plain(it.description)}\n`),
  ].join('');

/**
 * `llms.txt`: where everything is, by https://llmstxt.org; and the same for each area.
 * @param twinOf - absolute address of a page's twin
 * @param addressOf - absolute address of a file
 * @param others - what else there is, by what it is
 */
export function llmsIndexes<T extends Listed>(
  {title, tagline}: Names,
  sections: readonly Section<T>[],
  twinOf: (page: T) => string,
  addressOf: AddressOf,
  others: Readonly<Record<string, string>>,
): [file: string, text: string][] {
  const links = sections.map((it) => linkTo(areaFile(it.title), addressOf, it.title)).join(', ');
  const rest = Object.entries(others).map(([is, it]) => `- ${is}: ${linkTo(it, addressOf)}\n`);
  const more = `## More\n\n- One index for each area: ${links}\n${rest.join('')}`;
  const lists = sections.map((section) => listOf(section, twinOf));
  const whole = [`# ${plain(title)}\n`, `> ${plain(tagline)}\n`, ...lists, more].join('\n');
  const ofArea = (area: string, list: string) =>
    [
      `# ${plain(title)}: ${plain(area)}\n`,
      `> The pages of one area. ${linkTo(WHOLE, addressOf)} lists those of all.\n`,
      list,
    ].join('\n');
  return [
    [WHOLE, whole],
    ...sections.map((it, index): [string, string] => [
      areaFile(it.title),
      ofArea(it.title, lists[index]!),
    ]),
  ];
}

/** Programs that fetch a text cut it at about 100,000 characters. */
const LONGEST_PART = 99_000;

interface Text {
  readonly title: string;
  readonly text: string;
}

/** As many texts in one part as it has room for. */
function partsOf(texts: readonly Text[]): Text[][] {
  const parts: Text[][] = [];
  let room = 0;
  for (const each of texts) {
    const size = Buffer.byteLength(each.text) + 1;
    if (size > LONGEST_PART) {
      const problem = `The Markdown of “${each.title}” has ${size} bytes. A part of ${FULL} has at most ${LONGEST_PART}, and whole pages.`;
      throw new Error(`${problem}\n  Remedy: make two pages of it.`);
    }
    if (size > room) {
      parts.push([]);
      room = LONGEST_PART;
    }
    parts.at(-1)!.push(each);
    room -= size;
  }
  return parts;
}

/** The text of all pages, in parts of one area each, and the index of these. */
export function fullTexts(
  {title}: Names,
  sections: readonly Section<Text>[],
  addressOf: AddressOf,
): [file: string, text: string][] {
  const texts = sections.map((section) => ({
    area: section.title,
    parts: partsOf(section.pages).map((pages, index) => ({
      file: `llms-full/${slug(section.title)}-${index + 1}.txt`,
      titles: pages.map((it) => plain(it.title)).join('; '),
      text: pages.map((it) => it.text).join('\n'),
    })),
  }));
  const lists = texts.map(({area, parts}) => {
    const lines = parts.map(
      ({file, titles}, at) => `- ${linkTo(file, addressOf, `Part ${at + 1}`)}: ${titles}\n`,
    );
    return `## ${plain(area)}\n\n${lines.join('')}`;
  });
  const says = `The text of all pages, in parts of less than 100 kB that hold whole pages. ${linkTo(WHOLE, addressOf)} lists the pages one by one.`;
  const index = [`# ${plain(title)}: full text\n`, `> ${says}\n`, ...lists].join('\n');
  const parts = texts.flatMap((it) =>
    it.parts.map(({file, text}): [string, string] => [file, text]),
  );
  return [[FULL, index], ...parts];
}
