import {changedAt, addressOf, listedPages, type ListedPage, type Site} from '../../site-model/site';
import type {Step} from '../page/step';
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
  /** As in `<html lang>`. */
  readonly language: string;
  /** Of pages by their route: the error page and unlisted ones have that of the start page. */
  readonly pictures: ReadonlyMap<string, Picture>;
}

/**
 * Puts into a page's head what only programs read there: its picture, and what it is as JSON-LD.
 * Done on the built HTML, since nobody needs it in the browser: a component would be sent to every
 * reader, and its tags made again on every navigation.
 */
export function head({site, language, pictures}: Head): Step {
  const pages = new Map(listedPages(site).map((page) => [page.route, page]));

  function dataOf({route, title, description, file}: ListedPage, image: string, html: string) {
    if (route === '/') {
      return [structured.webSite(site, language)];
    }
    const url = addressOf(site, route);
    const changed = changedAt(site, file);
    const trail = structured.breadcrumbList(visibleTrail(html), url, site.url);
    return [
      structured.techArticle({title, description, url, image, changed}, site, language),
      ...(trail ? [trail] : []),
    ];
  }

  return (html, {route}) => {
    const end = html.indexOf('</head>');
    const page = pages.get(route);
    const picture = pictures.get(route) ?? pictures.get('/');
    if (!picture) {
      throw new Error('The start page has no card. Remedy: see src/outputs/cards.');
    }
    const image = addressOf(site, `/${picture.file}`);
    const preview = previewTags(image, picture.alt, route === '/' ? 'website' : 'article');
    const tags = [
      ...(hasPreview(html.slice(0, end)) ? [] : [preview]),
      ...(page ? dataOf(page, image, html).map(structured.jsonScript) : []),
    ];
    return html.slice(0, end) + tags.join('') + html.slice(end);
  };
}
