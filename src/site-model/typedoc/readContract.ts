import type {LoadContext} from '@docusaurus/types';
import type {ContractModel} from '../contract/model';
import {contract} from './contract';
import {generate} from './generate';
import {resolveOptions} from './options';

/** The model for scripts and tests, which run without Docusaurus. Writes nothing. */
export async function readContract(siteDir: string): Promise<ContractModel> {
  const context = {siteDir, siteConfig: {presets: []}} as unknown as LoadContext;
  return (await generate(context, resolveOptions(siteDir, contract))).model;
}
