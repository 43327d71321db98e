import {LineCounter, parseDocument, isMap, isScalar} from 'yaml';
import type {Problem} from '../base/problem';
import {frontMatterBlock} from '../site-model/markdown/frontMatter';
import type {Source} from '../site-model/sources/sources';
import type {Site} from '../site-model/site';
import {docIds, nearestAre, problemAt, type Finding} from './check';

const KINDS = {
  text: (value: unknown) => typeof value === 'string' && value.trim() !== '',
  'a number': (value: unknown) => typeof value === 'number',
  'true or false': (value: unknown) => typeof value === 'boolean',
  'a doc id or null': (value: unknown) => value === null || typeof value === 'string',
};

/** What pages may say of themselves. */
const KEYS: Readonly<Record<string, keyof typeof KINDS>> = {
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
  slug: 'remove it, and give the file the path that the URL should have',
  id: 'remove it: the id is the path of the file',
  last_update: 'remove it: dates come from git',
  draft: 'remove it, or write unlisted: true',
  image: 'remove it: the build gives each page its picture',
};

/** Line breaks, control characters, and what XML cannot hold: such a text would end elsewhere too early. */
const BREAKS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]/u;

const LENGTH = {min: 50, max: 160};

const LENGTH_REMEDY = `search results show ${LENGTH.min} to ${LENGTH.max}: say in one sentence what a reader can do after the page`;

/** What is wrong with one value, if anything. */
function valueFinding(name: string, value: unknown, ids: ReadonlySet<string>): Finding | null {
  const kind = KEYS[name];
  if (!kind) {
    const known = nearestAre(name, Object.keys(KEYS));
    const remedy = REFUSED[name] ?? `${known}; correct the name, or remove it`;
    return [`The front matter has “${name}”, which pages here do not have.`, remedy];
  }
  if (!KINDS[kind](value)) {
    return [`“${name}” in the front matter is not ${kind}.`, `write ${name}: and ${kind}`];
  }
  if (kind === 'text' && BREAKS.test(String(value))) {
    const message = `“${name}” in the front matter has a line break or a control character.`;
    return [message, 'write it on one line, with visible signs only'];
  }
  if (kind === 'a doc id or null' && typeof value === 'string' && !ids.has(value)) {
    return [`There is no doc “${value}”.`, nearestAre(value, ids)];
  }
  const {length} = String(value);
  const fits = name !== 'description' || (length >= LENGTH.min && length <= LENGTH.max);
  return fits ? null : [`The description has ${length} letters.`, LENGTH_REMEDY];
}

/** What is wrong with the lines between the first two `---`. */
export function frontMatterProblems({file, text, route}: Source, site: Site): Problem[] {
  const block = frontMatterBlock(text);
  if (route === null) {
    // Docusaurus reads it without a second ---, too, and runs what is there after ---js.
    const message = 'A partial has front matter, which no page shows.';
    return problemAt(file, 1, /^\s*---/.test(text) && [message, 'remove it']);
  }
  if (block === null) {
    const remedy = 'begin it with a line ---, title: …, description: … and a line ---';
    return problemAt(file, 1, ['The page has no front matter.', remedy]);
  }
  const counter = new LineCounter();
  const document = parseDocument(block, {lineCounter: counter});
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) {
    const message = `The front matter isn’t YAML: ${error.message.split('\n')[0]?.replace(/ at line.*/, '')}.`;
    const remedy = 'put a text with a colon or a quote in double quotes, and indent nothing';
    return problemAt(file, lineAt(error.pos[0]), [message, remedy]);
  }
  const items = isMap(document.contents) ? document.contents.items : [];
  const names = items.map(({key}) => (isScalar(key) ? String(key.value) : String(key)));
  const wrong = items.flatMap(({key, value}, index) => {
    const line = isScalar(key) && key.range ? lineAt(key.range[0]) : 1;
    const plain: unknown = isScalar(value) ? value.value : value;
    return problemAt(file, line, valueFinding(names[index] ?? '', plain, docIds(site)));
  });
  const missing = ['title', 'description'].filter((name) => !names.includes(name));
  const missed = missing.flatMap((name) =>
    problemAt(file, 1, [`The front matter has no “${name}”.`, `add a line ${name}: …`]),
  );
  return [...wrong, ...missed];
}
