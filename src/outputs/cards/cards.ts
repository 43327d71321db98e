import {areas} from '../../areas';
import {site as settings} from '../../site';
import {listedPages, type Site} from '../../site-model/site';

/** What a social card says. */
export interface Card {
  readonly title: string;
  /** Under the title: the area, or what the site is. */
  readonly under: string;
  readonly site: string;
}

export interface PageCard extends Card {
  /** Of the picture, relative to the built site. */
  readonly file: string;
  /** What is to be seen on it. */
  readonly alt: string;
  /** The page that says the title, relative to the site's folder. */
  readonly source: string;
}

/** The card of every page, by route. A page of two areas is shown as one of the first. */
export function cardsOf(site: Pick<Site, 'sections'>): Map<string, PageCard> {
  const titles = new Set<string>(Object.values(areas));
  return new Map(
    listedPages(site).map((page): [string, PageCard] => {
      const {route, title, file: source} = page;
      const section = site.sections.find(({pages}) => pages.includes(page));
      const area = section && titles.has(section.title) ? section.title : null;
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
