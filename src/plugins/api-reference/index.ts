import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {posix, writeFolder} from './files';
import {generate} from './generate';
import {resolveOptions, type ApiReferenceOptions} from './options';
import {sidebarFile} from './sidebar';

export type {ApiReferenceOptions} from './options';

/**
 * Writes docs/api from the contract before the docs plugin reads it, and again on every change of
 * the contract while the development server runs.
 */
export default async function apiReference(
  context: LoadContext,
  options: ApiReferenceOptions,
): Promise<Plugin> {
  const settings = resolveOptions(context.siteDir, options);
  const developing = process.env.NODE_ENV === 'development';

  async function update(): Promise<void> {
    try {
      writeFolder(settings.out, await generate(context, settings));
    } catch (error) {
      // While developing, a slip in a comment must not take the site down; the last good pages
      // stay. Without any there is nothing to show.
      if (!developing || !fs.existsSync(path.join(settings.out, sidebarFile))) {
        throw error;
      }
      console.error(`[ERROR] ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  // Docusaurus awaits the plugins one and all before it lets the first of them load content.
  await update();
  let fresh = true;
  let running = Promise.resolve();
  let waiting = false;

  /** One after the other; changes that come meanwhile share one further run. */
  function updateSoon(): Promise<void> {
    if (!waiting) {
      waiting = true;
      running = running.then(() => {
        waiting = false;
        return update();
      });
    }
    return running;
  }

  return {
    name: 'api-reference',
    getPathsToWatch() {
      const contract = posix(path.relative(context.siteDir, path.dirname(settings.entryPoint)));
      return [`${contract}/**/*.ts`, settings.tsconfig];
    },
    async loadContent() {
      if (fresh) {
        fresh = false;
      } else {
        await updateSoon();
      }
    },
  };
}
