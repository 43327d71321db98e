import type {ThemeConfig} from '@docusaurus/preset-classic';
import {escapeHtml} from '../base/plainText';
import type {SiteSettings} from '../site';

/**
 * The theme takes the bar's content as HTML; the owner writes plain text in `src/site.ts`.
 */
export function announcementBar(
  announcement: SiteSettings['announcement'],
  baseUrl: string,
): ThemeConfig['announcementBar'] {
  if (!announcement) {
    return undefined;
  }
  const {id, text, link} = announcement;
  const anchor = link
    ? ` <a href="${escapeHtml(baseUrl.slice(0, -1) + link.to)}">${escapeHtml(link.label)}</a>`
    : '';
  return {id, content: escapeHtml(text) + anchor, isCloseable: true};
}
