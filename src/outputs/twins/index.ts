import type {GeneratedFiles} from '../../base/files';
import {markdownTwin} from '../../base/markdownTwin';
import {site as settings} from '../../site';
import type {Page} from '../../site-model/pages/page';
import {addressOf, listedPages, type Site} from '../../site-model/site';
import {llmsIndex} from './llms';
import {twinOf} from './twin';

/** Where the twin of a page is, relative to the site. */
const twinFile = (route: string): string => markdownTwin(route, '/')?.slice(1) ?? '';

/** The twin at a path of the site, base URL included; `null` where no page has its twin there. */
export function twinAt(site: Site, pathname: string): string | null {
  const page = listedPages(site).find(({route}) => site.baseUrl + twinFile(route) === pathname);
  return page?.plain ? twinOf(page, site) : null;
}

/** It shows authors what pages may have; its samples are no facts of the product. */
const STYLE_SAMPLE = '/markdown-page';

/**
 * A Markdown twin of every page at the page's own path plus `.md`, `llms.txt`, the index of them, and
 * `llms-full.txt`, all of them in one file. The style sample has a twin and is in neither.
 */
export function twins(site: Site): GeneratedFiles {
  const texts = new Map(
    listedPages(site).map((page) => [twinFile(page.route), twinOf(page, site)]),
  );
  const fileOf = ({route}: Page) => twinFile(route ?? '/');
  const sections = site.sections.map(({title, pages}) => ({
    title,
    pages: pages.filter(({route}) => route !== STYLE_SAMPLE),
  }));
  const all = sections.flatMap(({pages}) => pages.map((it) => texts.get(fileOf(it)) ?? ''));
  // The theme links every page to its twin, one that is written in React as well.
  const withoutText = site.sources.reactPages.map(({route}): [string, string] => [
    twinFile(route ?? '/'),
    `This page has no Markdown. See ${addressOf(site, route ?? '/')}.\n`,
  ]);
  return new Map([
    ...withoutText,
    ...texts,
    ['llms.txt', llmsIndex(settings, sections, (it) => addressOf(site, `/${fileOf(it)}`))],
    ['llms-full.txt', all.join('\n')],
  ]);
}
