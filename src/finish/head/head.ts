import path from 'node:path';
import {lastChange, type History} from '../../site-model/history/git';
import {readHead} from '../../site-model/pages/head';
import type {PageCard} from '../../site-model/pages/pageCards';
import type {Step} from '../step';
import {hasPreview, previewTags, type Preview} from './preview';
import * as structured from './structuredData';
import {visibleTrail} from './trail';

export interface Head {
  readonly site: structured.Site;
  readonly siteDir: string;
  /** By route. */
  readonly cards: ReadonlyMap<string, PageCard>;
  readonly history: History;
  /** The files that say what a page says; all paths are relative to the site's folder. */
  readonly sourcesOf: (file: string) => readonly string[];
  /** Picture of pages without a card: the error page, unlisted ones. Relative to the site. */
  readonly fallbackImage: string;
}

/**
 * Puts into a page's head what only programs read there: its social card, and what it is as JSON-LD.
 * Done on the built HTML, since nobody needs it in the browser: a component would be sent to every
 * reader, and its tags made again on every navigation.
 */
export function head({site, siteDir, cards, history, sourcesOf, fallbackImage}: Head): Step {
  const {title, tagline, origin, baseUrl} = site;

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
    name: 'head',
    finish(html, {route}) {
      const end = html.indexOf('</head>');
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
      return html.slice(0, end) + tags.join('') + html.slice(end);
    },
  };
}
