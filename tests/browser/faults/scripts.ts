/** Scripts of the build that fail, by what they hold. */
import fs from 'node:fs';
import path from 'node:path';
import type {Route} from '@playwright/test';
import type {Step} from './reader';

const folder = path.join(__dirname, '../../../build/assets/js');

/** What tells the scripts of each kind from all others. */
const KINDS = {
  runtime: {name: /^runtime~main\./},
  'main bundle': {name: /^main\./},
  'lasting code': {name: /^theme~main\./},
  // The content of OVERVIEW and of OTHER.
  'page content': {
    text: /"permalink":"[^"]*\/docs\/(?:virtualStadium|moderationUi)\/overview"/,
    name: /^[0-9a-f]{8}\./,
  },
  'content of the next page': {text: /"permalink":"[^"]*\/docs\/moderationUi\/overview"/},
  'sidebar data': {text: /docsSidebars/, name: /^[0-9a-f]{8}\./},
  'name cards': {text: /name-card/, name: /^\d{1,5}\./},
} satisfies Readonly<Record<string, {readonly name?: RegExp; readonly text?: RegExp}>>;

export type Kind = keyof typeof KINDS;

function scriptsOf(kind: Kind): Set<string> {
  const {name, text}: {name?: RegExp; text?: RegExp} = KINDS[kind];
  const found = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .filter((file) => name?.test(file) ?? !/^(?:\w+~)?main\./.test(file))
    .filter((file) => text?.test(fs.readFileSync(path.join(folder, file), 'utf8')) ?? true);
  if (found.length === 0) {
    throw new Error(
      `No script of the build is of the kind "${kind}". Remedy: say in ${__filename} what tells it from others.`,
    );
  }
  return new Set(found);
}

const WAYS = {
  'does not come': (route: Route) => route.abort(),
  'is gone': (route: Route) =>
    route.fulfill({status: 404, contentType: 'text/html', body: '<h1>Page Not Found</h1>'}),
  'is a page of HTML': (route: Route) =>
    route.fulfill({status: 200, contentType: 'text/html', body: '<!doctype html><h1>Hello</h1>'}),
  'is cut off': async (route: Route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({response, body: body.slice(0, body.length / 2)});
  },
} as const;

export function script(kind: Kind, way: keyof typeof WAYS, times: 'once' | 'for good'): Step {
  return {
    says: `script (${kind}) ${way} ${times}`,
    run: async (reader) => {
      const scripts = scriptsOf(kind);
      let failures = 0;
      await reader.page.route('**/assets/js/*.js', async (route) => {
        const isHit = scripts.has(path.posix.basename(new URL(route.request().url()).pathname));
        const fails = isHit && reader.broken && (times === 'for good' || failures === 0);
        failures += Number(fails);
        await (fails ? WAYS[way](route) : route.fallback());
      });
    },
  };
}

/** Everything is slow to come, so that nothing is prefetched and a navigation has to load. */
export const withoutPrefetch: Step = {
  says: 'nothing is prefetched',
  run: ({page}) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: {effectiveType: '4g', saveData: true},
      }),
    ),
};
