import {site as settings} from '../../site';
import {addressOf, type Place} from '../../site-model/site';
import type {visibleTrail} from './trail';

interface Article {
  readonly title: string;
  readonly description: string;
  /** Canonical address. */
  readonly url: string;
  /** Address of its social card. */
  readonly image: string;
  /** In milliseconds; `null` where it is not known. */
  readonly changed: number | null;
}

/** JSON-LD of https://schema.org. */
type StructuredData = Readonly<Record<string, unknown>>;

const context = {'@context': 'https://schema.org'};

/** @param language - as in `<html lang>` */
export function webSite(place: Place, language: string): StructuredData {
  return {
    ...context,
    '@type': 'WebSite',
    name: settings.title,
    description: settings.tagline,
    url: addressOf(place, '/'),
    inLanguage: language,
  };
}

export function techArticle(
  {title, changed, ...shown}: Article,
  place: Place,
  language: string,
): StructuredData {
  return {
    ...context,
    '@type': 'TechArticle',
    headline: title,
    ...shown,
    ...(changed !== null && {dateModified: new Date(changed).toISOString()}),
    inLanguage: language,
    isPartOf: {'@type': 'WebSite', name: settings.title, url: addressOf(place, '/')},
  };
}

/** @param url - of the page, to which the last step leads though it is no link */
export function breadcrumbList(
  trail: ReturnType<typeof visibleTrail>,
  url: string,
  origin: string,
): StructuredData | null {
  if (trail.length === 0) {
    return null;
  }
  const itemListElement = trail.map(({name, href}, index) => {
    const item = index === trail.length - 1 ? url : href === null ? null : origin + href;
    return {'@type': 'ListItem', position: index + 1, name, ...(item && {item})};
  });
  return {...context, '@type': 'BreadcrumbList', itemListElement};
}

/** In a script, `</script>` would end it and `<!--` change how the rest is read, in a string too. */
export function jsonScript(data: StructuredData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
