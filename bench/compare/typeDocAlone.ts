/** Runs the plugin `api-reference` in a copy of the site, and prints how long that takes. */
import type {LoadContext} from '@docusaurus/types';
import apiReference from '../../src/docusaurus/api-reference';
import {contract} from '../../src/site-model/typedoc/contract';

async function main(): Promise<void> {
  const [siteDir = ''] = process.argv.slice(2);
  const begin = performance.now();
  const context = {siteDir, siteConfig: {presets: []}} as unknown as LoadContext;
  const plugin = await apiReference(context, contract);
  await plugin.loadContent?.();
  console.info(Math.round(performance.now() - begin));
}

void main();
