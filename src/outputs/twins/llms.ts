import {oneLine} from '../../base/plainText';
import type {Page} from '../../site-model/pages/page';
import type {Section} from '../../site-model/pages/sections';

interface Site {
  readonly title: string;
  readonly summary: string;
}

interface ListedPage extends Pick<Page, 'title' | 'description'> {
  /** Absolute address of the twin. */
  readonly address: string;
}

/** A text in Markdown as it is written: neither its lines nor its signs make anything else of it. */
const plain = (text: string) => oneLine(text).replace(/[\\`*_[\]<>]/g, '\\$&');

/** `llms.txt`: where everything is, by https://llmstxt.org. */
export function llmsIndex(
  {title, summary}: Site,
  sections: readonly Section<ListedPage>[],
): string {
  const lists = sections.map(
    (section) =>
      `## ${plain(section.title)}\n\n` +
      section.pages
        .map((page) => `- [${plain(page.title)}](${page.address}): ${plain(page.description)}\n`)
        .join(''),
  );
  return [`# ${plain(title)}\n`, `> ${plain(summary)}\n`, ...lists].join('\n');
}
