import type {RouteConfig} from '@docusaurus/types';
import type {Site} from '../../site-model/site';
import type {Step} from '../page/step';
import {chunksOf, type RouteChunkNames} from './routeAssets';

/** In its place the scripts of a page are named, for the script that loads them. */
export const START_MARK = 'data-start=@';

const SCRIPTS = /<script src=("?)[^\s">]+\.js\1 defer(?:="")?><\/script>/g;

/** The theme's toggle is disabled until it is hydrated; here its click is kept until then. */
const TOGGLE = /<button [^>]*toggleButton_[^>]*>/g;
const DISABLED = / (?:disabled(?:="")?(?=[ >])|toggleButtonDisabled_)/g;

/** What the bundler made. */
export interface Bundle {
  readonly site: Site;
  readonly routes: readonly RouteConfig[];
  readonly names: RouteChunkNames;
  /** Files of each chunk that a route names, with those that it shares with others. */
  readonly files: ReadonlyMap<string, readonly string[]>;
}

/**
 * Scripts are loaded after the first paint, the route's own together with the entry's instead of
 * after it; and what a route has in styles of its own is in its HTML. Done on the built HTML: the
 * template knows neither the route nor its chunks.
 */
export function deferredStart({site: {baseUrl}, routes, names, files}: Bundle): Step {
  const entry = files.get('main') ?? [];
  const chunks = chunksOf(routes, names);
  return (html, {name}) => {
    if (!html.includes(START_MARK) || !html.match(SCRIPTS)) {
      throw new Error(
        `${name}: the scripts of the page, or the place to name them in, are not found. Remedy: compare the patterns in src/finish/start/deferredStart.ts with what Docusaurus writes.`,
      );
    }
    if (!html.match(TOGGLE)) {
      throw new Error(
        `${name}: its button for the color mode is not found, so it would lose the clicks that come before it is hydrated. Remedy: compare TOGGLE in src/finish/start/deferredStart.ts with what the theme renders.`,
      );
    }
    const path = baseUrl + name.replace(/(?:^index)?\.html$/, '');
    const own = chunks(path).flatMap((chunk) => files.get(chunk) ?? []);
    // The error page has a route of its own name, which matches every path.
    if (own.length === 0 && name !== '404.html') {
      throw new Error(
        `${name}: no chunk of its route is known, so it would load after the main bundle. Remedy: compare src/finish/start/routeAssets.ts with .docusaurus/routesChunkNames.json.`,
      );
    }
    const assets = [...new Set([...entry, ...own])];
    const scripts = assets.filter((it) => it.endsWith('.js')).map((it) => baseUrl + it);
    const styles = assets
      .filter((it) => it.endsWith('.css') && !entry.includes(it))
      .map((it) => `<link rel="stylesheet" href="${baseUrl}${it}">`);
    return html
      .replace(SCRIPTS, '')
      .replace(TOGGLE, (toggle) => toggle.replace(DISABLED, ''))
      .replace('</head>', () => `${styles.join('')}</head>`)
      .replace(START_MARK, () => `data-start="${scripts.join(' ')}"`);
  };
}
