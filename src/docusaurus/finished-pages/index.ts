import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {finishingSteps} from '../../finish';
import {finishPages} from '../../finish/finishPages';
import type {RouteChunkNames} from '../../finish/start/routeAssets';
import {cardsOf} from '../../outputs/cards';
import {running} from '../../site-model/current';
import {whenBundled} from '../bundled';
import {switchedOff} from '../lean-styles/switchedOff';

const NAME = 'finished-pages';

/** Takes every built page through the steps of `src/finish`: read once, written once in each form. */
export default function finishedPages({generatedFilesDir, i18n}: LoadContext): Plugin {
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const files = new Map<string, readonly string[]>();

  return {
    name: NAME,

    configureWebpack: whenBundled(NAME, (stats) => {
      const {namedChunkGroups} = stats.toJson({all: false, chunkGroups: true});
      for (const [name, {assets}] of Object.entries(namedChunkGroups ?? {})) {
        files.set(name, assets?.map((asset) => asset.name) ?? []);
      }
    }),

    postBuild({outDir, routes}) {
      const names = JSON.parse(
        fs.readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
      ) as RouteChunkNames;
      const {site} = running();
      const pictures = cardsOf(site);
      const build = {site, language, pictures, routes, names, files, switchedOff};
      finishPages(outDir, finishingSteps(build));
    },
  };
}
