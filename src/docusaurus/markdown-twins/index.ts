import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readText} from '../../base/files';
import {markdownTwin} from '../../base/markdownTwin';
import {answeredWhenAsked} from '../devServer';
import {readHead} from '../../site-model/pages/head';
import {markdownOfHtml} from './fromHtml';
import {llmsIndex} from './llms';
import {readHtml, sectionsOf, type Page, type Section} from '../../site-model/pages/sections';
import {frontMatter, twinOf} from './twin';

export interface MarkdownTwinsOptions {
  /** Titles of the sidebars by their id. */
  readonly areas: Readonly<Record<string, string>>;
  /** What the site is, for `llms.txt`. */
  readonly summary: string;
}

/**
 * A Markdown twin of every page at the page's own path plus `.md`, `llms.txt`, the index of them, and
 * `llms-full.txt`, all of them in one file. The development server makes a twin when it is asked for.
 */
export default function markdownTwins(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  {areas, summary}: MarkdownTwinsOptions,
): Plugin {
  let sections: Section[] = [];
  // The canonical form: without a slash at the end.
  const address = (permalink: string) =>
    siteConfig.url + (permalink === baseUrl ? permalink : permalink.replace(/\/$/, ''));

  const fromSource = (page: Page): string =>
    twinOf(
      {...page, source: readText(page.file), url: address(page.permalink)},
      {siteDir, baseUrl},
    );

  return {
    name: 'markdown-twins',

    allContentLoaded({allContent}) {
      sections = sectionsOf(allContent, siteDir, areas);
    },

    configureWebpack: () =>
      answeredWhenAsked('markdown-twins', {
        type: 'text/markdown',
        answer(pathname) {
          const page = sections
            .flatMap(({pages}) => pages)
            .find(({permalink}) => markdownTwin(permalink, baseUrl) === pathname);
          return page && !page.isReact ? fromSource(page) : null;
        },
      }),

    postBuild({outDir}) {
      const written = sections.map(({title, pages}) => ({
        title,
        pages: pages.map((source) => {
          const html = source.isReact ? readHtml(outDir, source, baseUrl) : null;
          const page = html === null ? source : {...source, ...readHead(html)};
          const markdown =
            html === null
              ? fromSource(source)
              : frontMatter({...page, url: address(page.permalink)}) + markdownOfHtml(html);
          const twin = markdownTwin(page.permalink, baseUrl) ?? '';
          const file = path.join(outDir, twin.slice(baseUrl.length));
          fs.mkdirSync(path.dirname(file), {recursive: true});
          fs.writeFileSync(file, markdown);
          return {...page, address: address(twin), markdown};
        }),
      }));
      fs.writeFileSync(
        path.join(outDir, 'llms.txt'),
        llmsIndex({title: siteConfig.title, summary}, written),
      );
      fs.writeFileSync(
        path.join(outDir, 'llms-full.txt'),
        written.flatMap(({pages}) => pages.map(({markdown}) => markdown)).join('\n'),
      );
    },
  };
}
