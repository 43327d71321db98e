import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {writeFolder} from '../../base/files';
import type {ContractOutcome} from '../../site-model/site';
import {generate} from '../../site-model/typedoc/generate';
import {resolveOptions, type ApiReferenceOptions} from '../../site-model/typedoc/options';
import {ContractError} from '../../site-model/typedoc/problems';
import {kept} from './kept';

/**
 * Reads the contract, and writes the pages of its reference before the docs plugin looks for them.
 * Where the contract has a mistake, the pages stay as they are.
 */
export async function readContract(
  context: LoadContext,
  options: ApiReferenceOptions,
): Promise<ContractOutcome> {
  const settings = resolveOptions(context.siteDir, options);
  const madeFrom = {
    siteDir: context.siteDir,
    contract: path.dirname(settings.entryPoint),
    settings: [settings, context.baseUrl],
  };
  try {
    const {files, model} = await kept(madeFrom, () => generate(context, settings));
    writeFolder(settings.out, files);
    return {contract: model, problems: []};
  } catch (error) {
    if (!(error instanceof ContractError)) {
      throw error;
    }
    return {contract: error.model, problems: error.problems};
  }
}
