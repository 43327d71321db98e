import {createHash} from 'node:crypto';
import {parse} from 'parse5';
import {attributeOf, elementsIn, textOf, type Element} from '../page/html';
import {elementProblems} from './elementProblems';

export type Inline = ReturnType<typeof inlineOf>;

/** Scripts of any other type are data, such as JSON-LD: no policy applies to them. */
const RUNS = /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)?$/i;

/** What React renders; on a navigation it is made in the browser, where the page has its policy already. */
const CONTENT_ID = '__docusaurus';

/** A source expression: the text as the browser hashes it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** For the address of the site where nothing names it in full. */
const ANY_SITE = 'https://this-site.invalid';

const isStyle = ({tagName}: Element) => tagName === 'style';

const isScript = (it: Element) =>
  it.tagName === 'script' &&
  attributeOf(it, 'src') === undefined &&
  RUNS.test(attributeOf(it, 'type') ?? '');

const each = (texts: readonly string[]) => [...new Set(texts)];

/**
 * What a page carries within its HTML, as sources of a policy, and what it must not carry. Reads it as
 * a browser without scripts does: what is in `noscript` counts too.
 * @param site - origin of the site, where pages load from it by its full address
 */
export function inlineOf(html: string, site = ANY_SITE) {
  const all = elementsIn(parse(html, {scriptingEnabled: false}));
  const content = all
    .filter((it) => attributeOf(it, 'id') === CONTENT_ID)
    .flatMap((it) => elementsIn(it));
  const late = content
    .filter((it) => isScript(it) || isStyle(it))
    .map(
      ({tagName}) =>
        `<${tagName}> within the page's content would be blocked after a navigation. Remedy: a client module, or a CSS file.`,
    );
  return {
    scripts: each(all.filter(isScript).map(textOf).map(hashSource)),
    styles: each(all.filter(isStyle).map(textOf).map(hashSource)),
    styleAttributes: each(all.flatMap((it) => attributeOf(it, 'style') ?? []).map(hashSource)),
    problems: each([...all.flatMap((it) => elementProblems(it, site)), ...late]),
  };
}
