import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listFiles} from '../../base/files';
import {chunksOf, type RouteChunkNames} from './routeAssets';
import {start} from './start';

const NAME = 'deferred-start';

const SCRIPTS = /<script src=("?)[^\s">]+\.js\1 defer(?:="")?><\/script>/g;
const MARK = 'data-start=@';

/** The theme's toggle is disabled until it is hydrated; here its click is kept until then. */
const TOGGLE = /<button [^>]*toggleButton_[^>]*>/g;
const DISABLED = / (?:disabled(?:="")?(?=[ >])|toggleButtonDisabled_[\w-]+)/g;

/**
 * Scripts are loaded after the first paint, the route's own together with the entry's instead of
 * after it; and what a route has in styles of its own stands in its HTML. Done on the built HTML:
 * the template knows neither the route nor its chunks.
 *
 * Has to stand before `both-url-forms` among the plugins, and to work synchronously, as `page-head`.
 */
export default function deferredStart({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  /** Files of each chunk that a route names, with those that it shares with others. */
  const files = new Map<string, readonly string[]>();

  return {
    name: NAME,

    configureWebpack(_config, isServer) {
      if (isServer || !isBuild) {
        return {};
      }
      return {
        plugins: [
          (compiler) => {
            compiler.hooks.done.tap(NAME, (stats) => {
              const {namedChunkGroups} = stats.toJson({all: false, chunkGroups: true});
              for (const [name, {assets}] of Object.entries(namedChunkGroups ?? {})) {
                files.set(name, assets?.map((asset) => asset.name) ?? []);
              }
            });
          },
        ],
      };
    },

    injectHtmlTags: () => ({
      preBodyTags: isBuild ? [`<script ${MARK}>(${start.toString()})()</script>`] : [],
    }),

    postBuild({outDir, routes}) {
      const names = JSON.parse(
        fs.readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
      ) as RouteChunkNames;
      const entry = files.get('main') ?? [];
      for (const name of listFiles(outDir).filter((it) => it.endsWith('.html'))) {
        const file = path.join(outDir, name);
        const html = fs.readFileSync(file, 'utf8');
        if (!html.includes(MARK)) {
          continue;
        }
        const route = baseUrl + name.replace(/(?:^index)?\.html$/, '');
        const own = chunksOf(routes, names, route).flatMap((chunk) => files.get(chunk) ?? []);
        const assets = [...new Set([...entry, ...own])];
        const scripts = assets.filter((it) => it.endsWith('.js')).map((it) => baseUrl + it);
        const styles = assets
          .filter((it) => it.endsWith('.css') && !entry.includes(it))
          .map((it) => `<link rel=stylesheet href=${baseUrl}${it}>`);
        fs.writeFileSync(
          file,
          html
            .replace(SCRIPTS, '')
            .replace(TOGGLE, (toggle) => toggle.replace(DISABLED, ''))
            .replace('</head>', () => `${styles.join('')}</head>`)
            .replace(MARK, () => `data-start="${scripts.join(' ')}"`),
        );
      }
    },
  };
}
