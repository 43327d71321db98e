import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import {entriesOf} from '../../site-model/contract/resolveName';
import type {ContractModel} from '../../site-model/contract/model';
import {contractSchemas} from '../../site-model/schema/generate';
import {isObject, mapSchema, type Json, type JsonSchema} from '../../site-model/schema/jsonSchema';
import {addressOf, type Site} from '../../site-model/site';

/** What values are compared with. Each costs bytes: what is only an example is not here. */
const COMPARED: readonly string[] = [
  'OutcomesRequest',
  'OutcomesResponse',
  'MatchEventMarketRequest',
  'MatchEventMarketResponse',
  'BetShareRequest',
  'BetShareResponse',
  'TicketsRequest',
  'HostBetSlip',
  'VirtualStadiumProps',
  'VirtualStadiumButtonProps',
  'CentralHubProps',
  'LoaderOptions',
  'BetSlip',
  'CreateChannelRequest',
  'TokenClaims',
  'TokenHeader',
];

type Schemas = ReadonlyMap<string, JsonSchema>;

/**
 * A schema as a value is compared with it: without words, and without what no schema can say. A
 * function is `{not: {}}` there, or a reference to a type that has no schema.
 */
function compared(schema: JsonSchema, all: Schemas): Json {
  return mapSchema(schema, ({not: _not, title: _t, description: _d, examples: _e, ...rest}) => {
    const {$ref} = rest;
    const name = typeof $ref === 'string' ? decodeURIComponent($ref.slice('#/$defs/'.length)) : '';
    return name && !all.has(name) ? {} : rest;
  });
}

/** Validators as code: nothing is compiled where they run. */
function validators(all: Schemas): string {
  const missing = COMPARED.filter((name) => !all.has(name));
  if (missing.length > 0) {
    throw new Error(
      `src/outputs/stand-in/contractModule.ts: the contract has no type ${missing.join(', ')}.\n  Remedy: correct COMPARED, or export the type from src/contract/integration.ts.`,
    );
  }
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    messages: false,
    // What is referred to is checked by one function for all who do: half the bytes.
    inlineRefs: false,
    keywords: ['x-provisional'],
    code: {source: true, esm: true},
  });
  const $defs = Object.fromEntries([...all].map(([name, schema]) => [name, compared(schema, all)]));
  ajv.addSchema({$id: 'contract', $defs});
  return standaloneCode(
    ajv,
    Object.fromEntries(COMPARED.map((name) => [name, `contract#/$defs/${name}`])),
  );
}

/** By type, the address of its place in the reference and, by path, what its fields add to it. */
function rows(model: ContractModel, site: Site) {
  const entries = entriesOf(model, 'type').map(({name, href, fields}) => {
    const [page = href] = href.split('#');
    const places = fields.map((it): [string, string] => [it.name, it.href.slice(page.length)]);
    return [name, [addressOf(site, page), href.slice(page.length), Object.fromEntries(places)]];
  });
  return Object.fromEntries(entries) as object;
}

const examples = (all: Schemas) =>
  Object.fromEntries(
    [...all].flatMap(([name, schema]) =>
      Array.isArray(schema.examples) && isObject(schema) ? [[name, schema.examples]] : [],
    ),
  ) as object;

/** The code of `stand-in:contract`, and of the validators that it imports. */
export function contractModule(site: Site): Record<'contract' | 'validators', string> {
  const {siteDir, samples, contract} = site;
  const state = samples.contract;
  const all = contractSchemas({siteDir, state, entryPoint: 'integration.ts', strict: false});
  const reading = path.join(siteDir, 'src/stand-in/rules/mistakes');
  return {
    contract: `
      import * as validators from 'stand-in:validators';
      import {readMistakes} from ${JSON.stringify(reading)};
      const rows = ${JSON.stringify(contract ? rows(contract, site) : {})};
      const examples = ${JSON.stringify(examples(all))};
      export const mistakesIn = (type, value) => readMistakes({validators, rows}, type, value);
      export const examplesOf = (type) => structuredClone(examples[type] ?? []);`,
    validators: validators(all),
  };
}
