import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {readContract} from '../../../src/docusaurus/site/contract';
import type {ContractModel} from '../../../src/site-model/contract';
import type {ContractOutcome} from '../../../src/site-model/site';
import type {ApiReferenceOptions} from '../../../src/site-model/typedoc/options';

const repository = path.resolve(__dirname, '../../..');

export interface Site {
  readonly dir: string;
  /** Where the pages go. */
  readonly out: string;
  /** Reads the contract as it is now, and writes its pages. */
  read(modelEntryPoint?: string): Promise<ContractOutcome>;
  page(name: string): string;
  write(file: string, text: string): void;
}

const sites: string[] = [];

let latest: ContractModel | null = null;

/** A folder with a copy of the fixture contract, or with the files given instead. */
export function siteWith(
  files?: Readonly<Record<string, string>>,
  options?: Partial<ApiReferenceOptions>,
): Site {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-test-'));
  sites.push(dir);
  const contract = path.join(dir, 'src/contract');
  fs.mkdirSync(contract, {recursive: true});
  const write = (file: string, text: string) => fs.writeFileSync(path.join(contract, file), text);
  if (files) {
    Object.entries(files).forEach(([file, text]) => write(file, text));
  } else {
    fs.cpSync(path.join(repository, 'tests/fixtures/contract'), contract, {recursive: true});
  }
  const tsconfig = {
    extends: path.join(repository, 'tsconfig.contract.json'),
    include: ['src/contract'],
  };
  fs.writeFileSync(path.join(dir, 'tsconfig.contract.json'), JSON.stringify(tsconfig));
  fs.writeFileSync(path.join(dir, 'package.json'), JSON.stringify({name: 'fixture'}));
  const out = path.join(dir, 'docs/api');
  const context = {siteDir: dir, siteConfig: {presets: []}} as unknown as LoadContext;
  return {
    dir,
    out,
    write,
    async read(modelEntryPoint) {
      const entryPoint = 'src/contract/index.ts';
      const outcome = await readContract(context, {entryPoint, modelEntryPoint, ...options});
      latest = outcome.contract;
      return outcome;
    },
    page: (name) => fs.readFileSync(path.join(out, name), 'utf8'),
  };
}

/** The contract that was read last: what the pages of its reference show. */
export function latestContract(): ContractModel {
  if (!latest) {
    throw new Error('No contract was read.');
  }
  return latest;
}

export function removeSites(): void {
  sites.splice(0).forEach((dir) => fs.rmSync(dir, {recursive: true, force: true}));
}

/** Every file below a folder, relative to it, in alphabetical order. */
export function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, {withFileTypes: true})
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesIn(path.join(folder, entry.name)).map((name) => `${entry.name}/${name}`)
        : [entry.name],
    );
}
