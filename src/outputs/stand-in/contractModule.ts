import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import {flat} from '../../site-model/contract/fields';
import {entriesOf} from '../../site-model/contract/resolveName';
import type {ContractModel} from '../../site-model/contract/model';
import {
  isObject,
  mapSchema,
  type Json,
  type JsonSchema,
  type Schemas,
} from '../../site-model/schema/jsonSchema';
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

/** Page, anchor, the anchors of fields by path, and their types: see `rules/mistakes.ts`. */
type Row = readonly [
  string,
  string,
  Readonly<Record<string, string>>,
  Readonly<Record<string, string>>,
];

/** A union of objects that say all their properties as one object: what all of them ask for. */
function merged(schema: JsonSchema): JsonSchema {
  const {anyOf, ...rest} = schema;
  const objects = (Array.isArray(anyOf) ? (anyOf as JsonSchema[]) : []).filter(
    (it) => it.properties,
  );
  if (!Array.isArray(anyOf) || objects.length < anyOf.length) {
    return schema;
  }
  const required = objects.map((it) => (it.required ?? []) as readonly string[]);
  const properties = Object.assign({}, ...objects.map((it) => it.properties)) as JsonSchema;
  const all = required.reduce((some, names) => some.filter((it) => names.includes(it)));
  return {...rest, type: 'object', properties, required: all};
}

/**
 * A schema as a value is compared with it: without words, and without what no schema can say. A
 * function is `{not: {}}` there, or a reference to a type that has no schema; of two properties, such as
 * `jwt` and `getJwt`, whoever compares has to ask for one.
 */
function compared(schema: JsonSchema, all: Schemas): Json {
  return mapSchema(schema, ({not: _not, title: _t, description: _d, examples: _e, ...rest}) => {
    const {$ref} = rest;
    const name = typeof $ref === 'string' ? decodeURIComponent($ref.slice('#/$defs/'.length)) : '';
    return name && !all.has(name) ? {} : merged(rest);
  });
}

/** The REST API's own description says more of a channel than its type does: lengths, characters. */
function channelSchemas({description}: Site): [string, JsonSchema][] {
  const schemas = (description?.components.schemas ?? {}) as Readonly<Record<string, JsonSchema>>;
  const named = JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/');
  return Object.entries(JSON.parse(named) as Record<string, JsonSchema>);
}

/** Validators as code: nothing is compiled where they run. */
function validators(all: Schemas, site: Site): string {
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
    formats: {int64: true},
    code: {source: true, esm: true},
  });
  const $defs = Object.fromEntries([...all].map(([name, schema]) => [name, compared(schema, all)]));
  ajv.addSchema({
    $id: 'contract',
    $defs: {...$defs, ...Object.fromEntries(channelSchemas(site))},
  });
  return standaloneCode(
    ajv,
    Object.fromEntries(COMPARED.map((name) => [name, `contract#/$defs/${name}`])),
  );
}

/** The type that a schema leads to, through lists and unions: the first of them with fields. */
function typeIn(schema: Json | undefined, all: Schemas): string | undefined {
  if (!isObject(schema)) {
    return undefined;
  }
  const {$ref, items, anyOf, allOf} = schema;
  const name = typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
  if (name) {
    return all.get(name)?.properties || all.get(name)?.anyOf ? name : undefined;
  }
  const inner = [items, anyOf, allOf].flatMap((it): readonly Json[] =>
    Array.isArray(it) ? (it as readonly Json[]) : it === undefined ? [] : [it],
  );
  return inner.map((it) => typeIn(it, all)).find(Boolean);
}

/** The types of the fields of a schema, by name. */
function fieldTypes(schema: JsonSchema, all: Schemas): [string, string][] {
  const {properties, anyOf, allOf} = schema;
  const parts = [anyOf, allOf].flatMap((it) => (Array.isArray(it) ? (it as JsonSchema[]) : []));
  const own = Object.entries(isObject(properties) ? properties : {}).flatMap(
    ([name, it]): [string, string][] => {
      const type = typeIn(it, all);
      return type ? [[name, type]] : [];
    },
  );
  return [...own, ...parts.flatMap((it) => fieldTypes(it, all))];
}

/** Types whose fields have their rows on the page of the endpoints, and what begins their anchors. */
const ENDPOINT_ROWS: ReadonlyMap<string, string> = new Map([
  ['CreateChannelRequest', 'create-channel'],
  ['ChannelRelatedCompetitionRequest', 'channel-related-competition-request'],
]);

/** Where each type of the contract and each field of it is explained, and which type a field has. */
function rows(model: ContractModel, all: Schemas, site: Site): Readonly<Record<string, Row>> {
  const entries = entriesOf(model, 'type').map(({name, href, fields}): [string, Row] => {
    const prefix = ENDPOINT_ROWS.get(name);
    const [page = href] = (prefix ? '/docs/apiReference/endpoints' : href).split('#');
    const places = flat(fields).map((it): [string, string] => [
      it.path.replaceAll('[]', ''),
      prefix ? `#${prefix}-${it.path}` : it.href.slice(page.length),
    ]);
    const anchor = prefix ? `#${prefix}` : href.slice(page.length);
    const types = Object.fromEntries(fieldTypes(all.get(name) ?? {}, all));
    return [name, [addressOf(site, page), anchor, Object.fromEntries(places), types]];
  });
  return Object.fromEntries(entries);
}

const examples = (all: Schemas) =>
  Object.fromEntries([...all].flatMap(([name, {examples: own}]) => (own ? [[name, own]] : [])));

/** The code of `stand-in:contract`, and of the validators that it imports. */
export async function contractModule(
  site: Site,
): Promise<Record<'contract' | 'validators', string>> {
  const {contract} = site;
  const {all} = await site.schemas();
  return {
    contract: `
      import * as validators from 'stand-in:validators';
      import {readMistakes, readRow} from './src/stand-in/rules/mistakes';
      const rows = ${JSON.stringify(contract ? rows(contract, all, site) : {})};
      const examples = ${JSON.stringify(examples(all))};
      export const mistakesIn = (type, value) => readMistakes({validators, rows}, type, value);
      export const rowOf = (type, keys) => readRow({validators, rows}, type, keys);
      export const examplesOf = (type) => structuredClone(examples[type] ?? []);`,
    validators: validators(all, site),
  };
}
