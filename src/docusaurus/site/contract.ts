import type {LoadContext} from '@docusaurus/types';
import {hashOf} from '../../base/hashOf';
import {writeFolder} from '../../base/files';
import type {ContractOutcome} from '../../site-model/site';
import {generate} from '../../site-model/typedoc/generate';
import {resolveOptions, type ApiReferenceOptions} from '../../site-model/typedoc/options';
import {ContractError} from '../../site-model/typedoc/problems';
import {keep, recall, stateOf} from './kept';

type Reference = Awaited<ReturnType<typeof generate>>;

/**
 * Reads the contract, which takes seconds where it is not that of the run before, and writes the pages
 * of its reference before the docs plugin looks for them. Where the contract has a mistake, the pages
 * stay as they are.
 */
export async function readContract(
  context: LoadContext,
  options: ApiReferenceOptions,
): Promise<ContractOutcome> {
  const {siteDir, baseUrl} = context;
  const settings = resolveOptions(siteDir, options);
  const state = hashOf([stateOf(siteDir), settings, baseUrl]);
  const place = {siteDir, name: 'contract', state};
  try {
    const {files, model} =
      recall<Reference>(place) ?? keep(place, await generate(context, settings));
    writeFolder(settings.out, files);
    return {contract: model, problems: []};
  } catch (error) {
    if (!(error instanceof ContractError)) {
      throw error;
    }
    return {contract: error.model, problems: error.problems};
  }
}
