import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildContractModel} from '../../site-model/contract/build';
import {setContractFailure, setContractModel} from '../../site-model/contract/current';
import {kept} from '../../base/kept';
import {posix, writeFolder, writeIfChanged} from '../../base/files';
import {generate} from '../../site-model/typedoc/generate';
import {ContractError} from '../../site-model/typedoc/problems';
import {resolveOptions, type ApiReferenceOptions} from '../../site-model/typedoc/options';
import {sidebarFile} from '../../site-model/typedoc/sidebar';

export type {ApiReferenceOptions} from '../../site-model/typedoc/options';

/**
 * Writes docs/api from the contract before the docs plugin reads it, makes the contract's model for
 * whatever else shows pieces of it, and does both again on every change of the contract while the
 * development server runs.
 */
export default async function apiReference(
  context: LoadContext,
  options: ApiReferenceOptions,
): Promise<Plugin> {
  const settings = resolveOptions(context.siteDir, options);
  const developing = process.env.NODE_ENV === 'development';

  async function update(): Promise<void> {
    try {
      const madeFrom = {
        siteDir: context.siteDir,
        contract: path.dirname(settings.entryPoint),
        settings: [settings, context.baseUrl],
      };
      const {files, model} = await kept('reference', madeFrom, () => generate(context, settings));
      const contract = buildContractModel(model, settings.route);
      setContractModel(contract);
      writeFolder(settings.out, files);
      // Last, since pages are compiled anew when it changes.
      writeIfChanged(settings.modelFile, JSON.stringify(contract, null, 1));
    } catch (error) {
      // While developing, a slip in a comment must not take the site down; the last good pages
      // stay. Without any there is nothing to show.
      if (!developing || !fs.existsSync(path.join(settings.out, sidebarFile))) {
        const read = error instanceof ContractError ? error.model : null;
        setContractFailure(
          error instanceof Error ? error : new Error(String(error)),
          read && buildContractModel(read, settings.route),
        );
        throw error;
      }
      console.error(`[ERROR] ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  // Docusaurus awaits the plugins one and all before it lets the first of them load content. A
  // failure waits until then: src/docusaurus/source-check names it among whatever else is wrong.
  let failure: unknown = null;
  await update().catch((error: unknown) => (failure = error));
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
    configureWebpack() {
      const loader = path.join(__dirname, 'modelDependency.cjs');
      const use = [{loader, options: {file: settings.modelFile}}];
      // In an array: Docusaurus takes a rule with this very expression for one that compiles pages
      // (core/lib/server/plugins/synthetic.js, createMDXFallbackPlugin).
      return {module: {rules: [{test: [/\.mdx?$/], enforce: 'pre', use}]}};
    },
    async loadContent() {
      if (failure) {
        throw failure as Error;
      }
      if (fresh) {
        fresh = false;
      } else {
        await updateSoon();
      }
    },
  };
}
