import fs from 'node:fs';
import path from 'node:path';
import {bundle} from '../../src/outputs/stand-in/bundle';
import {contractModule} from '../../src/outputs/stand-in/contractModule';
import {paletteOf} from '../../src/outputs/stand-in/palette';
import type {Site} from '../../src/site-model/site';
import {schemasIn} from './schemasIn';

const root = path.join(__dirname, '../..');

/**
 * Prints the modules of the stand-in that the build makes, for tests that run it from its sources: of
 * the real contract, without the addresses that only a read site knows.
 */
async function madeModules(): Promise<Readonly<Record<string, string>>> {
  const unread = {schemas: schemasIn(root), contract: null, description: null};
  const {contract, validators} = await contractModule(unread as unknown as Site);
  const made = {'stand-in:contract': contract, 'stand-in:validators': validators};
  const [file] = await bundle(root, made, {
    entryPoints: ['stand-in:contract'],
    outfile: 'contract.js',
    format: 'esm',
    platform: 'node',
  });
  const site = {
    address: 'https://docs.example.com/',
    product: 'Virtual Stadium',
    contract: 'tests',
    flashBetSeconds: 20,
    tokenHours: 16,
    palette: paletteOf(fs.readFileSync(path.join(root, 'src/css/custom.css'), 'utf8')),
  };
  const constants = Object.entries(site).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return {'stand-in:contract': file?.[1] ?? '', 'stand-in:site': constants.join('\n')};
}

void madeModules().then((modules) => process.stdout.write(JSON.stringify(modules)));
