import {changedAt, addressOf, listedPages, type ListedPage, type Site} from '../../site-model/site';
import type {Step} from '../step';
import {hasPreview, previewTags} from './preview';
import * as structured from './structuredData';
import {visibleTrail} from './trail';

/** The picture that a link to a page is shown with elsewhere. */
interface Picture {
  /** Relative to the site. */
  readonly file: string;
  readonly alt: string;
}

export interface Head {
  readonly site: Site;
  readonly about: structured.About;
  /** Of a page by its route; `null` for the error page, unlisted ones. */
  readonly pictureOf: (route: string) => Picture | null;
  /** Picture of pages without one of their own. */
  readonly fallback: Picture;
}

/**
 * Puts into a page's head what only programs read there: its picture, and what it is as JSON-LD.
 * Done on the built HTML, since nobody needs it in the browser: a component would be sent to every
 * reader, and its tags made again on every navigation.
 */
export function head({site, about, pictureOf, fallback}: Head): Step {
  const pages = new Map(listedPages(site).map((page) => [page.route, page]));

  function dataOf({route, title, description, file}: ListedPage, image: string, html: string) {
    if (route === '/') {
      return [structured.webSite(about)];
    }
    const url = addressOf(site, route);
    const changed = changedAt(site, file);
    const trail = structured.breadcrumbList(visibleTrail(html), url, site.url);
    return [
      structured.techArticle({title, description, url, image, changed}, about),
      ...(trail ? [trail] : []),
    ];
  }

  return {
    name: 'head',
    finish(html, {route}) {
      const end = html.indexOf('</head>');
      const page = pages.get(route);
      const {file, alt} = pictureOf(route) ?? fallback;
      const image = addressOf(site, `/${file}`);
      const type = route === '/' ? 'website' : 'article';
      const preview = previewTags({image, alt, type, site: about.title});
      const tags = [
        ...(hasPreview(html.slice(0, end)) ? [] : [preview]),
        ...(page ? dataOf(page, image, html).map(structured.jsonScript) : []),
      ];
      return html.slice(0, end) + tags.join('') + html.slice(end);
    },
  };
}
