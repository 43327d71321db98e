import type {GeneratedFiles} from '../../base/files';
import {markdownTwin} from '../../base/markdownTwin';
import {site as settings} from '../../site';
import type {Page} from '../../site-model/pages/page';
import {addressOf, listedPages, type Site} from '../../site-model/site';
import {llmsIndex} from './llms';
import {twinOf} from './twin';

/** Where the twin of a page is, relative to the site. */
const twinFile = (route: string): string => markdownTwin(route, '/')?.slice(1) ?? '';

/** What each twin says, by its file. The theme links every page to one, also a page that React writes. */
function textsOf(site: Site): ReadonlyMap<string, () => string> {
  const withoutText = site.sources.reactPages.map(({route}): [string, () => string] => [
    twinFile(route ?? '/'),
    () => `This page has no Markdown. See ${addressOf(site, route ?? '/')}.\n`,
  ]);
  const written = listedPages(site).filter(({plain}) => plain);
  return new Map([
    ...withoutText,
    ...written.map((page): [string, () => string] => [
      twinFile(page.route),
      () => twinOf(page, site),
    ]),
  ]);
}

/** The twin at a path of the site, base URL included; `null` where no page has its twin there. */
export function twinAt(site: Site, pathname: string): string | null {
  const isBelow = pathname.startsWith(site.baseUrl);
  return (isBelow && textsOf(site).get(pathname.slice(site.baseUrl.length))?.()) || null;
}

/** It shows authors what pages may have; its samples are no facts of the product. */
const STYLE_SAMPLE = '/markdown-page';

/**
 * A Markdown twin of every page at the page's own path plus `.md`, `llms.txt`, the index of them, and
 * `llms-full.txt`, all of them in one file. The style sample has a twin and is in neither.
 */
export function twins(site: Site): GeneratedFiles {
  const texts = new Map([...textsOf(site)].map(([file, text]) => [file, text()]));
  const fileOf = ({route}: Page) => twinFile(route ?? '/');
  const sections = site.sections.map(({title, pages}) => ({
    title,
    pages: pages.filter(({route}) => route !== STYLE_SAMPLE),
  }));
  const all = sections.flatMap(({pages}) => pages.map((it) => texts.get(fileOf(it)) ?? ''));
  return new Map([
    ...texts,
    ['llms.txt', llmsIndex(settings, sections, (it) => addressOf(site, `/${fileOf(it)}`))],
    ['llms-full.txt', all.join('\n')],
  ]);
}
