import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transformSync} from 'esbuild';
import {transform} from 'lightningcss';
import {FOLLOW_SYSTEM} from '../../base/followSystemKey';
import {TABS_MARK} from '../../finish/rememberedTabs';
import {START_MARK} from '../../finish/start/deferredStart';
import {recoverScripts} from './recoverScripts';
import {settleFirstPaint} from './settleFirstPaint';
import {showRememberedTabs} from './showRememberedTabs';
import {start} from './start';

const noscriptSource = path.join(__dirname, 'noscript.css');

/**
 * Styles for readers without JavaScript. They are linked in a `noscript` element, so they cost the
 * others only the line that names the file.
 */
function readNoscriptStyles(): {css: Uint8Array; name: string} {
  const code = fs.readFileSync(noscriptSource);
  const {code: css} = transform({filename: noscriptSource, code, minify: true});
  const hash = crypto.createHash('md5').update(css).digest('hex').slice(0, 8);
  return {css, name: `assets/css/noscript.${hash}.css`};
}

/** Text of a script that calls a function of ours; the function may use nothing from outside it. */
function call<T extends readonly unknown[]>(run: (...args: T) => void, ...args: T): string {
  const text = `(${run.toString()})(${args.map((it) => JSON.stringify(it)).join()})`;
  return transformSync(text, {minify: true}).code.trim();
}

/**
 * Puts into each page what has to be there before the bundle is: the inline scripts, in this order,
 * and the link to the styles of readers without JavaScript.
 */
export default function earlyScripts({siteConfig, siteStorage, baseUrl}: LoadContext): Plugin {
  const {namespace} = siteStorage;
  const bar = siteConfig.themeConfig.announcementBar as {id: string} | undefined;
  const settings = {followSystem: FOLLOW_SYSTEM, namespace, announcementId: bar?.id ?? null};
  // What it starts, each finished page says; the development server finishes none.
  const starts = process.env.NODE_ENV === 'production';
  const early = [
    call(recoverScripts),
    call(settleFirstPaint, settings),
    ...(starts ? [call(start)] : []),
  ];
  const scripts = [
    `<script ${starts ? START_MARK : ''}>${early.join('')}</script>`,
    // Taken out of pages without tabs when they are finished.
    `<script ${TABS_MARK}>${call(showRememberedTabs, namespace)}</script>`,
  ];

  return {
    name: 'early-scripts',
    getPathsToWatch: () => [noscriptSource],
    injectHtmlTags: () => ({
      headTags: [
        `<noscript><link rel="stylesheet" href="${baseUrl}${readNoscriptStyles().name}"></noscript>`,
      ],
      preBodyTags: scripts,
    }),
    postBuild({outDir}) {
      const {css, name} = readNoscriptStyles();
      fs.writeFileSync(path.join(outDir, name), css);
    },
  };
}
