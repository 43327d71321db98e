import {LineCounter, parseDocument, isMap, isScalar} from 'yaml';
import {nearest} from '../site-model/contract/resolveName';
import type {Problem} from '../base/problem';
import type {Source} from './site';

type Kind = 'text' | 'a number' | 'true or false' | 'a doc id or null';

/** What pages may say of themselves. */
const KEYS: Readonly<Record<string, Kind>> = {
  title: 'text',
  description: 'text',
  sidebar_label: 'text',
  pagination_label: 'text',
  pagination_next: 'a doc id or null',
  pagination_prev: 'a doc id or null',
  toc_min_heading_level: 'a number',
  toc_max_heading_level: 'a number',
  hide_title: 'true or false',
  hide_table_of_contents: 'true or false',
  unlisted: 'true or false',
};

/** What Docusaurus would take, and why this site does not. */
const REFUSED: Readonly<Record<string, string>> = {
  slug: 'remove it, and give the file the path that the address shall have',
  id: 'remove it: the id is the path of the file',
  last_update: 'remove it: dates come from git',
  draft: 'remove it, or write unlisted: true',
  image: 'remove it: the build draws a social card for each page',
};

/** Line breaks, control characters, and what XML cannot hold: such a text would end elsewhere too early. */
const BREAKS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]/u;

const LENGTH = {min: 50, max: 160};

function isOf(kind: Kind, value: unknown): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string' && value.trim() !== '';
    case 'a number':
      return typeof value === 'number';
    case 'true or false':
      return typeof value === 'boolean';
    case 'a doc id or null':
      return value === null || typeof value === 'string';
  }
}

function unknownKey(key: string): string {
  const known = nearest(key, Object.keys(KEYS)).join(', ');
  return REFUSED[key] ?? `the nearest are ${known}; correct the name, or remove it`;
}

/** What is wrong with the lines between the first two `---`. */
export function frontMatterProblems(
  {file, text, route}: Source,
  docIds: ReadonlySet<string>,
): Problem[] {
  const block = /^---[ \t]*\r?\n(?<yaml>[^]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text)?.groups?.yaml;
  const problems: Problem[] = [];
  const add = (line: number, message: string, remedy: string): void => {
    problems.push({file, line, message, remedy});
  };
  if (route === null) {
    // Docusaurus reads it without a second ---, too, and runs what is there after ---js.
    if (/^\s*---/.test(text)) {
      add(1, 'A partial has front matter, which no page shows.', 'remove it');
    }
    return problems;
  }
  if (block === undefined) {
    add(
      1,
      'The page has no front matter.',
      'begin it with a line ---, title: …, description: … and a line ---',
    );
    return problems;
  }
  const counter = new LineCounter();
  const document = parseDocument(block, {lineCounter: counter});
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) {
    add(
      lineAt(error.pos[0]),
      `The front matter is no YAML: ${error.message.split('\n')[0]?.replace(/ at line.*/, '')}.`,
      'put a text with a colon or a quote in double quotes, and indent nothing',
    );
    return problems;
  }
  const values = new Map<string, unknown>();
  for (const {key, value} of isMap(document.contents) ? document.contents.items : []) {
    const name = isScalar(key) ? String(key.value) : String(key);
    const line = isScalar(key) && key.range ? lineAt(key.range[0]) : 1;
    const plain: unknown = isScalar(value) ? value.value : value;
    const kind = KEYS[name];
    values.set(name, plain);
    if (!kind) {
      add(line, `The front matter has “${name}”, which pages here do not have.`, unknownKey(name));
    } else if (!isOf(kind, plain)) {
      add(line, `“${name}” in the front matter is not ${kind}.`, `write ${name}: and ${kind}`);
    } else if (kind === 'text' && BREAKS.test(String(plain))) {
      const message = `“${name}” in the front matter has a line break or a control character.`;
      add(line, message, 'write it on one line, with visible signs only');
    } else if (kind === 'a doc id or null' && typeof plain === 'string' && !docIds.has(plain)) {
      add(line, `There is no doc “${plain}”.`, `the nearest are ${nearestIds(plain, docIds)}`);
    } else if (name === 'description') {
      const {length} = String(plain);
      if (length < LENGTH.min || length > LENGTH.max) {
        add(
          line,
          `The description has ${length} letters.`,
          `search results show ${LENGTH.min} to ${LENGTH.max}: say in one sentence what a reader can do after the page`,
        );
      }
    }
  }
  for (const name of ['title', 'description']) {
    if (!values.has(name)) {
      add(1, `The front matter has no “${name}”.`, `add a line ${name}: …`);
    }
  }
  return problems;
}

export function nearestIds(id: string, docIds: ReadonlySet<string>): string {
  return nearest(id, [...docIds]).join(', ');
}
