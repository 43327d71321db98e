import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readText, writeFolder, writeIfChanged, type GeneratedFiles} from '../base/files';
import {hashOf} from '../base/hashOf';
import {filesState, keep, recall} from '../base/kept';
import {DEFAULT_ORIGIN} from '../deployment';
import {begun, built, served, type Output} from '../outputs';
import {FEED_FILE} from '../outputs/feed';
import {downloadList} from '../outputs/listing';
import {twinAt} from '../outputs/twins';
import {madeOfSite, running} from '../site-model/current';
import {answering, devServer, makingFiles} from './devServer';

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
  /** The state that the files are of. */
  const stateFile = `${out}.txt`;
  let coming: Promise<GeneratedFiles>;

  function stateNow(): string {
    const {site, state: code} = running();
    const {url, samples, givenHash, commit, record} = site;
    const drawn = filesState(siteDir, DRAWN);
    return hashOf([code, url, baseUrl, samples.contract, givenHash, drawn, commit, record]);
  }

  /** A slip in the contract leaves the last good files. */
  const isGood = () => running().site.problems.length === 0;

  const isWritten = (state: string) => fs.existsSync(stateFile) && readText(stateFile) === state;

  async function write(): Promise<void> {
    const state = stateNow();
    if (isGood() && !(developing && isWritten(state))) {
      const place = {siteDir, name: 'outputs', state};
      const files = recall<GeneratedFiles>(place) ?? keep(place, await filesOf(served));
      if (state !== stateNow()) {
        // An edit came while they were made.
        return write();
      }
      fs.rmSync(stateFile, {force: true});
      writeFolder(out, files);
      writeIfChanged(stateFile, state);
    }
  }

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

    // After the site is read: the plugins load their own content at the same time. The development server makes them when one is asked for.
    async allContentLoaded() {
      if (!developing) {
        await write();
      } else if (isGood() && !isWritten(stateNow())) {
        [stateFile, out].forEach((it) => fs.rmSync(it, {recursive: true, force: true}));
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
      return developing ? devServer('outputs', [twin], [makingFiles(write)]) : {};
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
