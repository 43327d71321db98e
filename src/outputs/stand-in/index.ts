import path from 'node:path';
import {readText, type GeneratedFiles} from '../../base/files';
import {site as settings} from '../../site';
import {addressOf, type Site} from '../../site-model/site';
import {stamp} from '../stamp';
import {bundle, type MadeModules} from './bundle';
import {contractModule} from './contractModule';
import {paletteOf} from './palette';
import {samplesModule} from './samplesModule';

/** What browsers have to run it: those of the pages. */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

const FOLDER = 'src/stand-in';

/** A fact's number: a stand-in that made one up would teach it. */
function numberOf({facts}: Site, id: string): number {
  const value = facts.product.find((it) => it.id === id)?.value;
  if (typeof value !== 'number') {
    throw new Error(
      `src/facts/product.yaml\n  The stand-in needs the number of the fact ${id}.\n  Remedy: write it there, or correct the id in src/outputs/stand-in/index.ts.`,
    );
  }
  return value;
}

function siteModule(site: Site): string {
  const values = {
    address: addressOf(site, '/'),
    product: settings.product.name,
    contract: site.samples.contract.slice(0, 12),
    flashBetSeconds: numberOf(site, 'flash-bet-duration'),
    tokenHours: numberOf(site, 'token-lifetime'),
    palette: paletteOf(readText(path.join(site.siteDir, 'src/css/custom.css'))),
  };
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/**
 * `/stand-in/widgetloader.js`, which stands in place of the vendor's loader, with its map and its
 * types; `/stand-in/check.mjs`, the kit that tests adapters in a terminal; and `/stand-in/player.js`,
 * which pages load when a reader plays their sample.
 */
export async function standIn(site: Site): Promise<GeneratedFiles> {
  const {siteDir} = site;
  const made = await contractModule(site);
  const modules: MadeModules = {
    'stand-in:contract': made.contract,
    'stand-in:validators': made.validators,
    'stand-in:site': siteModule(site),
    'stand-in:samples': await samplesModule(site),
  };
  const origin = `From ${settings.title}, ${addressOf(site, '/')}. Not the product. ${stamp(site)}`;
  const [loader, player, kit] = await Promise.all([
    bundle(siteDir, modules, {
      entryPoints: [`${FOLDER}/loader/index.ts`],
      outfile: 'stand-in/widgetloader.js',
      format: 'iife',
      platform: 'browser',
      target: BROWSERS,
      minify: true,
      sourcemap: 'linked',
      loader: {'.css': 'text'},
      banner: {js: `/*! ${origin} */`},
    }),
    bundle(siteDir, modules, {
      entryPoints: [`${FOLDER}/player/index.ts`],
      outfile: 'stand-in/player.js',
      format: 'esm',
      platform: 'browser',
      target: BROWSERS,
      minify: true,
      loader: {'.css': 'text'},
      banner: {js: `/*! ${origin} */`},
    }),
    bundle(siteDir, modules, {
      entryPoints: [`${FOLDER}/kit/index.ts`],
      outfile: 'stand-in/check.mjs',
      format: 'esm',
      platform: 'node',
      target: 'node20',
      banner: {js: `#!/usr/bin/env node\n// ${origin}`},
    }),
  ]);
  const types = readText(path.join(siteDir, FOLDER, 'loader/widgetloader.d.ts'));
  return new Map([
    ...loader,
    ...player,
    ...kit,
    ['stand-in/widgetloader.d.ts', `// ${origin}\n${types}`],
  ]);
}
