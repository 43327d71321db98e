import {readHead} from './head';
import {readHtml, type Page, type Section} from './sections';

export const cardSize = {width: 1200, height: 630} as const;

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
  readonly page: Page;
}

export interface Site {
  readonly title: string;
  readonly tagline: string;
  readonly baseUrl: string;
  /** The built site: what is written in React has its title there. */
  readonly outDir: string;
  /** Titles of the sidebars by their id. */
  readonly areas: Readonly<Record<string, string>>;
}

/** A page's route without base URL. */
export function routeOf({permalink}: Pick<Page, 'permalink'>, baseUrl: string): string {
  return `/${permalink.slice(baseUrl.length)}`.replace(/(?!^)\/$/, '');
}

/** The card of every page, by route. */
export function pageCards(sections: readonly Section[], site: Site): Map<string, PageCard> {
  const areas = new Set(Object.values(site.areas));
  const cards = new Map<string, PageCard>();
  for (const section of sections) {
    const area = areas.has(section.title) ? section.title : null;
    for (const page of section.pages) {
      const route = routeOf(page, site.baseUrl);
      const title = page.isReact
        ? readHead(readHtml(site.outDir, page, site.baseUrl)).title
        : page.title;
      // A page of two areas is shown as one of the first.
      if (!cards.has(route)) {
        cards.set(route, {
          title,
          under: area ?? site.tagline,
          site: site.title,
          file: `cards/${route === '/' ? 'index' : route.slice(1)}.png`,
          alt: [title, area, site.title].filter(Boolean).join(', '),
          page,
        });
      }
    }
  }
  return cards;
}
