import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expectRecentChanges, setRecentChanges} from '../../site-model/history/current';
import type {History} from '../../site-model/history/git';
import {latestByPage, pageChanges, type PageChange} from '../../site-model/history/recentChanges';
import {writeIfChanged} from '../../base/files';
import {sectionsOf} from '../../site-model/pages/sections';
import {atomFeed} from './feed';

export interface RecentChangesOptions {
  readonly history: History;
  /** The files that say what a page says; all paths are relative to the site's folder. */
  readonly sourcesOf: (file: string) => readonly string[];
  /** How many pages `<RecentChanges />` lists, and how many entries the feed has. */
  readonly listed: number;
  readonly fed: number;
  /** Titles of the sidebars by their id. */
  readonly areas: Readonly<Record<string, string>>;
}

const file = 'feed.xml';

/**
 * The changes of the pages, from git: `feed.xml`, and what `<RecentChanges />` shows. Where git does
 * not know them, says so in one line of the build's output.
 */
export default function recentChanges(
  {siteDir, siteConfig, baseUrl, generatedFilesDir}: LoadContext,
  {history, sourcesOf, listed, fed, areas}: RecentChangesOptions,
): Plugin {
  const listFile = path.join(generatedFilesDir, 'recent-changes.json');
  let changes: PageChange[] = [];
  if (!history.known) {
    console.warn(
      `[WARNING] It is not known when pages changed: ${history.why}. They get no dates, the list of changes and the feed no entries. Remedy: ${history.remedy}.`,
    );
  }

  return {
    name: 'recent-changes',

    loadContent() {
      expectRecentChanges();
    },

    allContentLoaded({allContent}) {
      const pages = sectionsOf(allContent, siteDir, areas).flatMap((section) => section.pages);
      changes = pageChanges(
        [...new Map(pages.map((page) => [page.permalink, page])).values()].map((page) => ({
          // The start page is written in React, and has its title and description there.
          title: page.title || siteConfig.title,
          description: page.description || siteConfig.tagline,
          route: `/${page.permalink.slice(baseUrl.length)}`.replace(/(?!^)\/$/, ''),
          sources: sourcesOf(path.relative(siteDir, page.file).split(path.sep).join('/')),
        })),
        history,
      );
      const list = history.known ? latestByPage(changes, listed) : null;
      setRecentChanges(list);
      writeIfChanged(listFile, JSON.stringify(list));
    },

    configureWebpack() {
      const loader = path.join(__dirname, 'listDependency.cjs');
      const use = [{loader, options: {file: listFile}}];
      // In an array, as in api-reference: this very expression makes Docusaurus take it for its own.
      return {module: {rules: [{test: [/\.mdx$/], enforce: 'pre', use}]}};
    },

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            href: `${baseUrl}${file}`,
            title: `${siteConfig.title}: changes`,
          },
        },
      ],
    }),

    postBuild({outDir}) {
      const feed = {
        title: siteConfig.title,
        subtitle: 'Pages that changed, newest first.',
        address: siteConfig.url + baseUrl,
        file,
      };
      fs.writeFileSync(path.join(outDir, file), atomFeed(feed, changes.slice(0, fed)));
    },
  };
}
