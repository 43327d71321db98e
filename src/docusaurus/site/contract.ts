import type {LoadContext} from '@docusaurus/types';
import {hashOf} from '../../base/hashOf';
import {keep, recall, stateOf, type Place} from '../../base/kept';
import {writeFolder} from '../../base/files';
import type {OpenSchemas} from '../../site-model/schema/jsonSchema';
import type {ContractOutcome} from '../../site-model/site';
import type {Generated} from '../../site-model/typedoc/generate';
import {
  resolveOptions,
  type ApiReferenceOptions,
  type Settings,
} from '../../site-model/typedoc/options';
import {startThread, type Run} from './thread';

interface Reader {
  readonly run: Run;
  /** Of the code that reads, of the contract, and of what is installed. */
  readonly state: string;
}

/** Makes the schemas of the contract in the thread, once. */
function schemasOf(
  settings: Settings,
  {siteDir, state}: Place,
  run: Run,
): () => Promise<OpenSchemas> {
  const place = {siteDir, name: 'schemas', state};
  async function make(): Promise<OpenSchemas> {
    const before = recall<OpenSchemas>(place);
    const schemas = before ?? (await run('schemas', settings));
    // By the time that somebody asks npm start for them, the contract may be another.
    return before || process.env.NODE_ENV === 'development' ? schemas : keep(place, schemas);
  }
  let made: Promise<OpenSchemas> | undefined;
  return () => (made ??= make());
}

/**
 * Reads the contract, which takes seconds where it is not that of the run before, and writes the pages
 * of its reference before the docs plugin looks for them. Where the contract has a mistake, the pages
 * stay as they are.
 */
export async function readContract(
  {siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  options: ApiReferenceOptions,
  {run, state}: Reader = {run: startThread().run, state: stateOf(siteDir)},
): Promise<ContractOutcome> {
  const settings = resolveOptions(siteDir, options);
  const place = {siteDir, name: 'contract', state: hashOf([state, settings, baseUrl])};
  const kept = recall<Generated>(place);
  const read = kept
    ? {generated: kept, model: kept.model, problems: [], incomplete: []}
    : await run('contract', settings);
  const {generated, model, problems, incomplete} = read;
  if (generated) {
    writeFolder(settings.out, generated.files);
  }
  if (generated && !kept && !incomplete.length) {
    keep(place, generated);
  }
  return {contract: model, schemas: schemasOf(settings, place, run), problems, incomplete};
}
