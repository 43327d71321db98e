import fs from 'node:fs';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';

/** A page of the site, as far as its twin is concerned. */
export interface Page {
  /** With base URL. */
  readonly permalink: string;
  /** Absolute path of its source. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** Written in React: it has no Markdown source. */
  readonly isReact: boolean;
}

export interface Section {
  readonly title: string;
  readonly pages: readonly Page[];
}

type Version = DocsContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];

/** Ids of the docs of a sidebar, in its order. */
function docIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    switch (item.type) {
      case 'doc':
      case 'ref':
        return [item.id];
      case 'category':
        return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...docIds(item.items)];
      default:
        return [];
    }
  });
}

/**
 * All pages: first those of no sidebar, then sidebar by sidebar.
 * @param areas - titles of the sidebars by their id
 */
export function sectionsOf(
  content: AllContent,
  siteDir: string,
  areas: Readonly<Record<string, string>>,
): Section[] {
  const version = (content['docusaurus-plugin-content-docs']?.default as DocsContent)
    .loadedVersions[0];
  const single = content['docusaurus-plugin-content-pages']?.default as NonNullable<PagesContent>;
  const absolute = (source: string) => source.replace(/^@site/, siteDir);
  if (!version) {
    throw new Error('The docs have no version.');
  }

  const docs = new Map(
    version.docs
      .filter(({unlisted}) => !unlisted)
      .map((doc): [string, Page] => [
        doc.id,
        {
          permalink: doc.permalink,
          file: absolute(doc.source),
          title: doc.title,
          description: doc.description,
          isReact: false,
        },
      ]),
  );
  const sidebars = Object.entries(version.sidebars).map(([id, items]): Section => {
    const title = areas[id];
    if (!title) {
      throw new Error(
        `The sidebar "${id}" has no title for llms.txt. Remedy: add it in docusaurus.config.ts.`,
      );
    }
    const pages = docIds(items).flatMap((doc) => docs.get(doc) ?? []);
    return {title, pages: [...new Set(pages)]};
  });
  const inSidebar = new Set(sidebars.flatMap(({pages}) => pages));
  const start = single.map((page): Page => {
    const isReact = page.type === 'jsx';
    return {
      permalink: page.permalink,
      file: absolute(page.source),
      title: isReact ? '' : (page.title ?? ''),
      description: isReact ? '' : (page.description ?? ''),
      isReact,
    };
  });
  const others = [...docs.values()].filter((page) => !inSidebar.has(page));
  return [{title: 'Start', pages: [...start, ...others]}, ...sidebars];
}

/** The file of a page's HTML, for what only its HTML says. */
export function readHtml(outDir: string, {permalink}: Page, baseUrl: string): string {
  const route = permalink.slice(baseUrl.length).replace(/\/$/, '');
  return fs.readFileSync(path.join(outDir, route === '' ? 'index.html' : `${route}.html`), 'utf8');
}
