import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {TABS_MARK} from '../../finish/rememberedTabs';
import {START_MARK} from '../../finish/start/deferredStart';
import {noscriptSource, readNoscriptStyles} from './noscriptStyles';
import {recoverScripts} from './recoverScripts';
import {settingsOf, settleFirstPaint} from './settleFirstPaint';
import {showRememberedTabs} from './showRememberedTabs';
import {start} from './start';

/** Text of a script that calls a function of ours; the function may use nothing from outside it. */
function call<T extends readonly unknown[]>(run: (...args: T) => void, ...args: T): string {
  return `(${run.toString()})(${args.map((it) => JSON.stringify(it)).join()})`;
}

/**
 * Puts into each page what has to be there before the bundle is: the inline scripts, in this order,
 * and the link to the styles of readers without JavaScript. It comes before every other plugin that
 * adds tags, so that the HTML's minifier makes one script of the theme's and ours.
 */
export default function earlyScripts(context: LoadContext): Plugin {
  const settings = settingsOf(context);
  const scripts = [
    {innerHTML: call(recoverScripts)},
    {innerHTML: call(settleFirstPaint, settings)},
    // Taken out of pages without tabs when they are finished.
    {
      attributes: {[TABS_MARK]: true},
      innerHTML: call(showRememberedTabs, settings.namespace),
    },
  ].map((it) => ({tagName: 'script', ...it}));
  // What it loads, each finished page says; the development server finishes none.
  const last =
    process.env.NODE_ENV === 'production' ? [`<script ${START_MARK}>${call(start)}</script>`] : [];

  return {
    name: 'early-scripts',
    getPathsToWatch: () => [noscriptSource],
    injectHtmlTags: () => ({
      headTags: [
        `<noscript><link rel="stylesheet" href="${context.baseUrl}${readNoscriptStyles().name}"></noscript>`,
      ],
      preBodyTags: [...scripts, ...last],
    }),
    postBuild({outDir}) {
      const {css, name} = readNoscriptStyles();
      fs.writeFileSync(path.join(outDir, name), css);
    },
  };
}
