/** Reads the contract of a copy of the site, writes its reference, and prints how long that takes. */
import type {LoadContext} from '@docusaurus/types';
import {readContract} from '../../src/docusaurus/site/contract';
import {contract} from '../../src/site-model/typedoc/contract';

async function main(): Promise<void> {
  const [siteDir = ''] = process.argv.slice(2);
  const begin = performance.now();
  const context = {siteDir, siteConfig: {presets: []}} as unknown as LoadContext;
  await readContract(context, contract);
  console.info(Math.round(performance.now() - begin));
}

void main();
