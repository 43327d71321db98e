import path from 'node:path';
import type {GeneratedFiles} from '../../base/files';
import {areas} from '../../areas';
import {site as settings} from '../../site';
import {listedPages, type Site} from '../../site-model/site';
import {drawCards, type PageCard} from './draw';

/** The card of every page, by route. A page of two areas is shown as one of the first. */
export function cardsOf(site: Pick<Site, 'sections'>): Map<string, PageCard> {
  const titles = new Set<string>(Object.values(areas));
  const sections = site.sections.filter(({title}) => titles.has(title));
  return new Map(
    listedPages(site).map((page): [string, PageCard] => {
      const {route, title, file: source} = page;
      const area = sections.find(({pages}) => pages.includes(page))?.title;
      return [
        route,
        {
          title,
          under: area ?? settings.tagline,
          site: settings.title,
          file: `cards/${route === '/' ? 'index' : route.slice(1)}.png`,
          alt: [title, area, settings.title].filter(Boolean).join(', '),
          source,
        },
      ];
    }),
  );
}

/** `cards/x.png` for every page: the picture that a link to the page is shown with elsewhere. */
export function cards(site: Site): Promise<GeneratedFiles> {
  const {siteDir} = site;
  const cache = path.join(siteDir, 'node_modules/.cache/social-cards');
  return drawCards([...cardsOf(site).values()], {cache, siteDir});
}
