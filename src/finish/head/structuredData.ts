import type {Step} from './trail';

/** What the site says of itself. */
export interface About {
  readonly title: string;
  readonly tagline: string;
  /** Origin without a slash at the end, as in `siteConfig.url`. */
  readonly origin: string;
  readonly baseUrl: string;
  /** As in `<html lang>`. */
  readonly language: string;
}

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

export function webSite({title, tagline, origin, baseUrl, language}: About): StructuredData {
  return {
    ...context,
    '@type': 'WebSite',
    name: title,
    description: tagline,
    url: origin + baseUrl,
    inLanguage: language,
  };
}

export function techArticle(article: Article, site: About): StructuredData {
  const {title, description, url, image, changed} = article;
  return {
    ...context,
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    image,
    ...(changed !== null && {dateModified: new Date(changed).toISOString()}),
    inLanguage: site.language,
    isPartOf: {'@type': 'WebSite', name: site.title, url: site.origin + site.baseUrl},
  };
}

/** @param url - of the page, to which the last step leads though it is no link */
export function breadcrumbList(
  trail: readonly Step[],
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
