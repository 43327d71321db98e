import {sharesOrigin, type Deployment} from '../../deployment';
import {PageProblems, type Step} from '../page/step';
import {inlineOf, type Inline} from './inline';

const NEVER_LOADED = ['font', 'media', 'object', 'frame', 'worker', 'manifest'];

/** Where a page may load from. */
interface Sources {
  readonly site: readonly string[];
  /** Where scripts and styles lie. */
  readonly assets: readonly string[];
}

const OWN_ORIGIN: Sources = {site: ["'self'"], assets: ["'self'"]};

/**
 * The paths of a site that shares its origin, where `'self'` is every site of that origin; `null` where
 * its address is not known. Before they are deployed, pages are served from `localhost`. Once they are
 * deployed, its place in the list lets nothing in: `OWN_ORIGIN` has to allow a file as well.
 */
export function ownPaths({url, baseUrl}: Pick<Deployment, 'url' | 'baseUrl'>): Sources | null {
  if (!sharesOrigin({url, baseUrl}) || new URL(url).hostname === 'localhost') {
    return null;
  }
  const site = [url + baseUrl, `http://localhost:*${baseUrl}`];
  return {site, assets: site.map((path) => `${path}assets/`)};
}

/**
 * A policy of a page. A navigation keeps the policies of the page that it began on, so nothing here
 * may depend on the page but the hashes of what its HTML carries.
 *
 * - `default-src` is for what no other directive is for, and that is fetching ahead: Firefox asks it
 *   alone, and the others take what any directive allows. So all that may not be loaded is named.
 * - `data:` pictures are the previews of pictures that still load, and Infima's icons.
 * - Style attributes: React writes what components set (heights, previews, alignment) into the
 *   prerendered HTML. Each is allowed by its hash, which `'unsafe-hashes'` is needed for; what
 *   scripts set on `element.style` is not subject to a policy.
 */
export function policyOf(
  {scripts, styles, styleAttributes}: Inline,
  {site, assets} = OWN_ORIGIN,
): string {
  const directives: readonly (readonly string[])[] = [
    ['default-src', ...site],
    ...NEVER_LOADED.map((kind) => [`${kind}-src`, "'none'"]),
    ['script-src', ...assets, ...scripts],
    ['style-src', ...assets, ...styles],
    ['style-src-attr', "'unsafe-hashes'", ...styleAttributes],
    ['img-src', ...site, 'data:'],
    ['connect-src', ...site],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join(';');
}

const CHARSET = /<meta charset=[^>]*>/i;

/**
 * The page with its policy before everything that the policy is for; `null` where it has no place.
 * What is loaded has to satisfy both policies where there is one for the paths as well.
 */
export function withPolicy(
  html: string,
  inline: Inline,
  paths: Sources | null = null,
): string | null {
  if (!CHARSET.test(html)) {
    return null;
  }
  const policies = (paths ? [paths, OWN_ORIGIN] : [OWN_ORIGIN]).map(
    (sources) =>
      `<meta http-equiv="Content-Security-Policy" content="${policyOf(inline, sources)}">`,
  );
  // Other sites do not learn which page a reader came from.
  const tags = [...policies, '<meta name="referrer" content="same-origin">'].join('');
  return html.replace(CHARSET, (charset) => charset + tags);
}

/**
 * Gives a page a strict Content-Security-Policy with the hashes of what it carries. The development
 * server has no policy: its overlay and its updates need more.
 */
export function contentSecurityPolicy(deployment: Pick<Deployment, 'url' | 'baseUrl'>): Step {
  const paths = ownPaths(deployment);
  return (html) => {
    const inline = inlineOf(html);
    const withIt = withPolicy(html, inline, paths);
    const noPlace = 'no <meta charset>, which the policy has to follow. Remedy: add it.';
    if (withIt === null || inline.problems.length > 0) {
      const about = 'These pages hold what their Content-Security-Policy blocks:';
      throw new PageProblems(about, [...inline.problems, ...(withIt === null ? [noPlace] : [])]);
    }
    return withIt;
  };
}
