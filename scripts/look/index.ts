/**
 * `npm run look -- <commit> [route …]`: builds that commit and the working tree, and shows page by page
 * what differs in pixels, in two widths and both modes, as one sheet of HTML. Without a route it
 * looks at every page. No picture is kept in the repository: fonts differ from machine to machine.
 */
import {chromium} from '@playwright/test';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {launchOptions} from '../browser';
import {builtBase} from '../builtBase';
import {startPagesServer} from '../pagesServer';
import {compare} from './difference';
import {build, buildOf, commitOf} from './earlier';
import {VIEWS, openView, pictureOf} from './pictures';
import {writeSheet, type Row} from './sheet';

const root = path.join(__dirname, '../..');
const cache = path.join(root, '.cache/look');

/** No page has it, so it shows the page for unknown addresses. */
const NOWHERE = '/nowhere';

/** The routes of a build, without a slash at the end. */
function routesOf(folder: string): string[] {
  const files = globSync('**/index.html', {cwd: folder});
  return [...files.map((file) => `/${path.posix.dirname(file)}`.replace(/^\/\.$/, '/')), NOWHERE];
}

function choose(asked: readonly string[], routes: readonly string[]): readonly string[] {
  const unknown = asked.filter((route) => !routes.includes(route));
  if (unknown.length > 0) {
    throw new Error(
      `No page of both builds has the route ${unknown.join(', ')}. Remedy: name routes as tests/routes.txt does, without a slash at the end; ${NOWHERE} is the page for unknown addresses.`,
    );
  }
  return asked.length > 0 ? asked : routes;
}

async function lookAt(folders: readonly string[], routes: readonly string[]): Promise<Row[]> {
  const servers = await Promise.all(
    folders.map((folder) => startPagesServer(folder, {base: builtBase(folder)})),
  );
  const browser = await chromium.launch(launchOptions());
  try {
    const rows: Row[] = [];
    for (const view of VIEWS) {
      console.error(`Looking at ${routes.length} pages, ${view.width} px, ${view.mode} …`);
      const both = await Promise.all(servers.map(({url}) => openView(browser, url, view)));
      for (const route of routes) {
        const [before, after] = await Promise.all(both.map((it) => pictureOf(it, route)));
        const difference = await compare(before!, after!);
        rows.push(...(difference ? [{route, view, difference}] : []));
      }
      await Promise.all(both.map((it) => it.close()));
    }
    return rows;
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

async function main([typed, ...asked]: readonly string[]): Promise<void> {
  if (!typed) {
    throw new Error('Say what to compare with: npm run look -- <commit> [route …]');
  }
  const commit = commitOf(typed);
  const folders = [buildOf(commit, cache), build(root, 'the working tree')];
  const [earlier = [], later = []] = folders.map(routesOf);
  const routes = choose(
    asked,
    later.filter((route) => earlier.includes(route)),
  );
  const sheet = writeSheet(
    {
      commit,
      compared: routes.length,
      rows: await lookAt(folders, routes),
      gone: earlier.filter((route) => !later.includes(route)),
      added: later.filter((route) => !earlier.includes(route)),
    },
    path.join(cache, 'sheet'),
  );
  console.log(sheet);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
