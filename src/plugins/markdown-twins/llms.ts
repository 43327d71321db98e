import type {Page} from './pages';

interface Site {
  readonly title: string;
  readonly summary: string;
}

export interface ListedPage extends Pick<Page, 'title' | 'description'> {
  /** Absolute address of the twin. */
  readonly address: string;
}

export interface ListedSection {
  readonly title: string;
  readonly pages: readonly ListedPage[];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** `llms.txt`: where everything is, by https://llmstxt.org. */
export function llmsIndex({title, summary}: Site, sections: readonly ListedSection[]): string {
  const lists = sections.map(
    (section) =>
      `## ${section.title}\n\n` +
      section.pages
        .map((page) => `- [${page.title}](${page.address}): ${oneLine(page.description)}\n`)
        .join(''),
  );
  return [`# ${title}\n`, `> ${oneLine(summary)}\n`, ...lists].join('\n');
}
