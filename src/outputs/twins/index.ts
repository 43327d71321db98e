import type {GeneratedFiles} from '../../base/files';
import {site as settings} from '../../site';
import type {Page} from '../../site-model/pages/page';
import {addressOf, type Site} from '../../site-model/site';
import {AGENTS, FULL, fullTexts, llmsIndexes} from './llms';
import {twinFile, twinOf} from './twin';

/** What each twin says, by its file. The theme links every page to one, also a page that React writes. */
function textsOf(site: Site): ReadonlyMap<string, () => string> {
  const withoutText = site.sources.reactPages.map(({route}): [string, () => string] => [
    twinFile(route ?? '/'),
    () => `This page has no Markdown. See ${addressOf(site, route ?? '/')}.\n`,
  ]);
  const written = site.sections.flatMap(({title: area, pages}) =>
    pages.flatMap((page): [string, () => string][] =>
      page.plain && page.route !== null
        ? [[twinFile(page.route), () => twinOf(page, area, site)]]
        : [],
    ),
  );
  return new Map([...withoutText, ...written]);
}

/** The twin at a path of the site, base URL included; `null` where no page has its twin there. */
export function twinAt(site: Site, pathname: string): string | null {
  const isBelow = pathname.startsWith(site.baseUrl);
  return (isBelow && textsOf(site).get(pathname.slice(site.baseUrl.length))?.()) || null;
}

/** It shows authors what pages may have; its samples are no facts of the product. */
const STYLE_SAMPLE = '/markdown-page';

/**
 * A Markdown twin of every page at the page's own path plus `.md`, their indexes, and all of them in
 * parts. The style sample has a twin and is in neither.
 */
export function twins(site: Site): GeneratedFiles {
  const texts = new Map([...textsOf(site)].map(([file, text]) => [file, text()]));
  const fileOf = ({route}: Page) => twinFile(route ?? '/');
  const sections = site.sections.map(({title, pages}) => ({
    title,
    pages: pages.filter(({route}) => route !== STYLE_SAMPLE),
  }));
  const full = sections.map(({title, pages}) => ({
    title,
    pages: pages.map((it) => ({title: it.title, text: texts.get(fileOf(it)) ?? ''})),
  }));
  const at = (file: string) => addressOf(site, `/${file}`);
  const others = {'The full text, in parts': FULL, 'Rules for coding agents': AGENTS};
  return new Map([
    ...texts,
    ...llmsIndexes(settings, sections, (it) => at(fileOf(it)), at, others),
    ...fullTexts(settings, full, at),
  ]);
}
