import {oneLine} from '../../base/plainText';
import type {SiteSettings} from '../../site';
import type {Page} from '../../site-model/pages/page';
import type {Section} from '../../site-model/pages/sections';

/** A text in Markdown as it is written: neither its lines nor its signs make anything else of it. */
const plain = (text: string) => oneLine(text).replace(/[\\`*_[\]<>]/g, '\\$&');

/**
 * `llms.txt`: where everything is, by https://llmstxt.org.
 * @param twinOf - absolute address of a page's twin
 */
export function llmsIndex<T extends Pick<Page, 'title' | 'description'>>(
  {title, tagline}: Pick<SiteSettings, 'title' | 'tagline'>,
  sections: readonly Section<T>[],
  twinOf: (page: T) => string,
): string {
  const line = (page: T) =>
    `- [${plain(page.title)}](${twinOf(page)}): ${plain(page.description)}\n`;
  const lists = sections.map(
    (section) => `## ${plain(section.title)}\n\n${section.pages.map(line).join('')}`,
  );
  return [`# ${plain(title)}\n`, `> ${plain(tagline)}\n`, ...lists].join('\n');
}
