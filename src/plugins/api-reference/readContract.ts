import type {LoadContext} from '@docusaurus/types';
import {buildContractModel} from '../../contract-model/build';
import type {ContractModel} from '../../contract-model/model';
import {generate} from './generate';
import {resolveOptions} from './options';

/** The model for scripts and tests, which run without Docusaurus. Writes nothing. */
export async function readContract(siteDir: string): Promise<ContractModel> {
  const context = {siteDir, siteConfig: {presets: []}} as unknown as LoadContext;
  const settings = resolveOptions(siteDir, {
    entryPoint: 'src/contract/index.ts',
    modelEntryPoint: 'src/contract/integration.ts',
  });
  const {model} = await generate(context, settings);
  return buildContractModel(model, settings.route);
}
