import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFolder, writeIfChanged, type GeneratedFiles} from '../base/files';
import {hashOf} from '../base/hashOf';
import {filesState, keep, recall} from '../base/kept';
import {DEFAULT_ORIGIN} from '../deployment';
import {begun, built, served, type Output} from '../outputs';
import {FEED_FILE} from '../outputs/feed';
import {downloadList} from '../outputs/listing';
import {twinAt} from '../outputs/twins';
import {madeOfSite, running} from '../site-model/current';
import {afterCompiling} from './afterCompiling';
import {answering, devServer, waitingFor} from './devServer';

/** The folder of what the development server has too, for the site's `staticDirectories`. */
export const staticDirectory = '.docusaurus/outputs/static';

/** What the stand-in is drawn with: it is no code, and in no page. */
const DRAWN = ['src/css/custom.css', 'src/stand-in/**/*.css'];

async function filesOf(outputs: readonly Output[]): Promise<GeneratedFiles> {
  const {site} = running();
  const files = await Promise.all(outputs.map(async (output) => output(site)));
  return new Map(files.flatMap((each) => [...each]));
}

/** Writes what is made of the site in addition to its pages: see `src/outputs`. */
export default function outputs({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const out = path.join(siteDir, staticDirectory);
  const developing = process.env.NODE_ENV === 'development';
  let written = '';
  let coming: Promise<GeneratedFiles>;

  /** A slip in the contract leaves the last good files. */
  async function write(): Promise<void> {
    const {site, state: code} = running();
    const {url, samples, givenHash, problems, commit, record} = site;
    const drawn = filesState(siteDir, DRAWN);
    const state = hashOf([code, url, baseUrl, samples.contract, givenHash, drawn, commit, record]);
    if (problems.length === 0 && state !== written) {
      const place = {siteDir, name: 'outputs', state};
      writeFolder(out, recall<GeneratedFiles>(place) ?? keep(place, await filesOf(served)));
      written = state;
    }
  }

  let whenWritten = Promise.resolve();
  let settle: (() => void) | undefined;
  const {due, middleware, bundlerPlugins} = afterCompiling('outputs', async () => {
    await write().finally(settle);
    settle = undefined;
  });

  return {
    name: 'outputs',

    loadContent() {
      if (process.env.NODE_ENV === 'production') {
        coming = filesOf(begun);
        coming.catch(() => undefined); // postBuild says so
        if (siteConfig.url === DEFAULT_ORIGIN) {
          console.log(
            `[INFO] SITE_URL is not set: pages and downloads name ${DEFAULT_ORIGIN}, which is right for this machine only.`,
          );
        }
      }
      const {history} = running().site;
      if (!history.known) {
        console.warn(
          `[WARNING] It is not known when pages changed: ${history.why}. They get no dates, the list of changes and the feed no entries. Remedy: ${history.remedy}.`,
        );
      }
    },

    // After the site is read, at the start and each time it is read again: the plugins load their own
    // content at the same time. A page that is developed comes before what readers take along.
    async allContentLoaded() {
      if (developing) {
        // Who waits already waits for the same.
        whenWritten = settle ? whenWritten : new Promise((resolve) => (settle = resolve));
        due();
      } else {
        await write();
      }
    },

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            href: `${baseUrl}${FEED_FILE}`,
            title: `${siteConfig.title}: changes`,
          },
        },
      ],
    }),

    configureWebpack() {
      const twin = answering('text/markdown', (pathname) => twinAt(running().site, pathname));
      return developing
        ? {
            ...devServer('outputs', [twin, middleware], [waitingFor(() => whenWritten)]),
            plugins: bundlerPlugins,
          }
        : {};
    },

    async postBuild({outDir}) {
      const made = await madeOfSite('outputs-of-pages', () => filesOf(built));
      const list = downloadList(running().site, out);
      for (const [name, content] of [...made, ...(await coming), ...list]) {
        writeIfChanged(path.join(outDir, name), content);
      }
    },
  };
}
