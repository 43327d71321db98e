import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {finishingSteps} from '../../finish';
import {readCommit} from '../../finish/commit/readCommit';
import {finishPages} from '../../finish/finishPages';
import type {Head} from '../../finish/head/head';
import type {RouteChunkNames} from '../../finish/start/routeAssets';
import {pageCards} from '../../site-model/pages/pageCards';
import {sectionsOf, type Section} from '../../site-model/pages/sections';

const NAME = 'finished-pages';

export interface FinishedPagesOptions extends Pick<
  Head,
  'history' | 'sourcesOf' | 'fallbackImage'
> {
  /** Titles of the sidebars by their id. */
  readonly areas: Readonly<Record<string, string>>;
  /** Classes whose styles are taken out. */
  readonly switchedOff: readonly string[];
}

/** Takes every built page through the steps of `src/finish`: read once, written once in each form. */
export default function finishedPages(
  {siteDir, siteConfig, baseUrl, generatedFilesDir, i18n}: LoadContext,
  {areas, switchedOff, ...head}: FinishedPagesOptions,
): Plugin {
  const {title, tagline, url: origin} = siteConfig;
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const files = new Map<string, readonly string[]>();
  let sections: Section[] = [];

  return {
    name: NAME,

    allContentLoaded({allContent}) {
      sections = sectionsOf(allContent, siteDir, areas);
    },

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
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

    // In one go, without a pause: other plugins read built pages at the same time.
    postBuild({outDir, routes}) {
      const names = JSON.parse(
        fs.readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
      ) as RouteChunkNames;
      finishPages(
        outDir,
        finishingSteps({
          head: {
            ...head,
            siteDir,
            site: {title, tagline, origin, baseUrl, language},
            cards: pageCards(sections, {title, tagline, baseUrl, outDir, areas}),
          },
          bundle: {baseUrl, routes, names, files},
          commit: readCommit(siteDir, process.env),
          switchedOff,
        }),
      );
    },
  };
}
