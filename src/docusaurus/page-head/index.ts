import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {lastChange, type History} from '../../site-model/history/git';
import {listFiles} from '../../base/files';
import {readHead} from '../markdown-twins/head';
import {sectionsOf, type Section} from '../../site-model/pages/sections';
import {pageCards, type PageCard} from '../social-cards/pageCards';
import {hasPreview, previewTags, type Preview} from './preview';
import * as structured from './structuredData';
import {visibleTrail} from './trail';

export interface PageHeadOptions {
  readonly history: History;
  /** The files that say what a page says; all paths are relative to the site's folder. */
  readonly sourcesOf: (file: string) => readonly string[];
  /** Titles of the sidebars by their id. */
  readonly areas: Readonly<Record<string, string>>;
  /** Picture of pages without a card: the error page, unlisted ones. Relative to the site. */
  readonly fallbackImage: string;
}

/**
 * Puts into the head of every built page what only programs read there: its social card, and what
 * it is as JSON-LD. Done on the built HTML, since nobody needs it in the browser: a component
 * would be sent to every reader, and its tags made again on every navigation.
 *
 * Has to stand before `both-url-forms` among the plugins, and to work synchronously: Docusaurus
 * starts all `postBuild` in their order and waits for none.
 */
export default function pageHead(
  {siteDir, siteConfig, baseUrl, i18n}: LoadContext,
  {history, sourcesOf, areas, fallbackImage}: PageHeadOptions,
): Plugin {
  const {title, tagline, url: origin} = siteConfig;
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const site: structured.Site = {title, tagline, origin, baseUrl, language};
  let sections: Section[] = [];

  function dataOf(route: string, {page, title: headline, file}: PageCard, html: string) {
    if (route === '/') {
      return [structured.webSite(site)];
    }
    const url = origin + baseUrl + route.slice(1);
    const source = path.relative(siteDir, page.file).split(path.sep).join('/');
    const article: structured.Article = {
      title: headline,
      description: page.isReact ? readHead(html).description : page.description,
      url,
      image: origin + baseUrl + file,
      changed: lastChange(history, sourcesOf(source)),
    };
    const trail = structured.breadcrumbList(visibleTrail(html), url, origin);
    return [structured.techArticle(article, site), ...(trail ? [trail] : [])];
  }

  return {
    name: 'page-head',

    allContentLoaded({allContent}) {
      sections = sectionsOf(allContent, siteDir, areas);
    },

    postBuild({outDir}) {
      const cards = pageCards(sections, {title, tagline, baseUrl, outDir, areas});
      for (const name of listFiles(outDir).filter((it) => it.endsWith('.html'))) {
        const file = path.join(outDir, name);
        const html = fs.readFileSync(file, 'utf8');
        const end = html.indexOf('</head>');
        if (end < 0) {
          continue;
        }
        const route = name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
        const card = cards.get(route);
        const preview: Preview = {
          image: origin + baseUrl + (card?.file ?? fallbackImage),
          alt: card?.alt ?? `${title}: ${tagline}`,
          type: route === '/' ? 'website' : 'article',
          site: title,
        };
        const tags = [
          ...(hasPreview(html.slice(0, end)) ? [] : [previewTags(preview)]),
          ...(card ? dataOf(route, card, html).map(structured.jsonScript) : []),
        ];
        fs.writeFileSync(file, html.slice(0, end) + tags.join('') + html.slice(end));
      }
    },
  };
}
