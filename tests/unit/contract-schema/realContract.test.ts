import Ajv2020 from 'ajv/dist/2020';
import {beforeAll, describe, expect, it} from 'vitest';
import {ContractSchemas} from '../../../src/site-model/schema';
import type {Json} from '../../../src/site-model/schema/jsonSchema';
import {contractMarks} from '../../../scripts/provisional/contractMarks';
import type {ContractModel} from '../../../src/site-model/contract';
import {realContract} from '../../support/realContract';
import {contractTypes, namesIn} from '../../support/contractTypes';
import {realSchemas, root, type Schemas} from './contract';

// cspell:ignore Markt Slipp
const interfaces = namesIn('interfaces');

let open: Schemas;
/** Of everything that an integrator types against. */
let strict: Schemas;
let checker: ContractSchemas;
let contract: ContractModel;

beforeAll(async () => {
  contract = await realContract();
  open = realSchemas('index', false);
  strict = realSchemas('integration', true);
  checker = new ContractSchemas(root);
  const $defs = Object.fromEntries(open);
  published.addSchema({$id: 'published', $defs});
}, 60_000);

const published = new Ajv2020({allowUnionTypes: true, keywords: ['x-provisional']});

/** Whether a value is valid for the open schema of a type, as it is published. */
function isValid(name: string, value: unknown): boolean {
  return published.validate({$ref: `published#/$defs/${name}`}, value);
}

function examples(schemas: Schemas): [string, Json][] {
  return [...schemas].flatMap(([name, schema]) =>
    (Array.isArray(schema.examples) ? schema.examples : []).map((it: Json): [string, Json] => [
      name,
      it,
    ]),
  );
}

/** The first example, as something to break. */
function example(name: string): Record<string, unknown> {
  const found = examples(open).find(([type]) => type === name)?.[1];
  return structuredClone(found) as Record<string, unknown>;
}

describe('the schemas of the reference', () => {
  it('are one for each interface and for the aliases that these need', () => {
    const named = namesIn('type-aliases').filter((name) =>
      [...open.values()].some((schema) => JSON.stringify(schema).includes(`/${name}"`)),
    );
    expect(named).not.toEqual([]);
    expect([...open.keys()].sort()).toEqual([...interfaces, ...named].sort());
  });

  it('list the actions that the contract lists, and no more', () => {
    const listed = open.get('TriggerActionEnum')?.enum as string[];
    expect([...listed].sort()).toEqual([...contractTypes.actions].sort());
  });

  it('mark what is provisional, and only that', () => {
    const listed = contractMarks(contract).map(({what}) => what);
    const marked = [...open].flatMap(([name, schema]) => [
      ...(schema['x-provisional'] === true ? [name] : []),
      ...Object.entries(schema.properties ?? {})
        .filter(([, it]) => (it as Record<string, unknown>)['x-provisional'] === true)
        .map(([property]) => `${name}.${property}`),
    ]);
    const fields = new RegExp(`^(?:${[...open.keys()].join('|')})(?:\\.\\w+)?$`);
    expect(marked).toEqual(expect.arrayContaining(listed.filter((it) => fields.test(it))));
    expect(marked).not.toContain('BetSlip.id');
  });

  it('describe every type and every property in plain words', () => {
    const text = JSON.stringify([...open.values()]);
    expect(text).not.toMatch(/\{@|@see|\|---\||\/\*\*/);
    const withoutText = [...open].flatMap(([name, schema]) => [
      ...(schema.description ? [] : [name]),
      ...Object.entries(schema.properties ?? {})
        .filter(([, it]) => !(it as {description?: string}).description)
        .map(([property]) => `${name}.${property}`),
    ]);
    expect(withoutText).toEqual([]);
  });

  it('are open', () => {
    expect(JSON.stringify([...open.values()])).not.toContain('"additionalProperties":false');
  });
});

describe('an example of the contract', {timeout: 60_000}, () => {
  it('is there for each interface', () => {
    const shown = new Set(examples(open).map(([name]) => name));
    expect(interfaces.filter((it) => !shown.has(it))).toEqual([]);
  });

  it('is valid, also where no other property is', () => {
    expect(examples(open).filter(([name, value]) => !isValid(name, value))).toEqual([]);
    const problems = examples(strict).flatMap(([name, value]) => checker.errors(name, value));
    expect(problems).toEqual([]);
  });
});

describe('a value', {timeout: 60_000}, () => {
  it('without a required property is invalid', () => {
    const slip = example('BetSlip');
    delete slip.id;
    expect(isValid('BetSlip', slip)).toBe(false);
    expect(checker.errors('BetSlip', slip)).toEqual([
      {path: [], message: "the document must have required property 'id'"},
    ]);
  });

  it('with a word that is none of the known ones is invalid', () => {
    const market = {...example('Market'), status: {status: 'open'}};
    expect(isValid('Market', market)).toBe(false);
    expect(checker.errors('Market', market)).toMatchObject([
      {
        path: ['status', 'status'],
        message: expect.stringContaining('"active", "suspended"') as string,
      },
    ]);
    const action = {...example('FlashBetActionInterface'), type: 'CopyBet'};
    expect(isValid('FlashBetActionInterface', action)).toBe(false);
    expect(checker.errors('FlashBetActionInterface', action)).toMatchObject([{path: ['type']}]);
    const generic = {type: 'YourAction'};
    expect(isValid('GenericActionInterface', generic)).toBe(false);
  });

  it('of another kind is invalid, deep inside as well', () => {
    const text = JSON.stringify(example('CopyBetActionInterface'));
    const value: unknown = JSON.parse(text.replace('"decimalValue":2.55', '"decimalValue":"2.55"'));
    expect(isValid('CopyBetActionInterface', value)).toBe(false);
    expect(
      checker.errors('CopyBetActionInterface', value).map(({path: at}) => at.join('.')),
    ).toEqual(['data.betslip.bets.0.markets.0.outcomes.0.odds.decimalValue']);
  });

  it('with an unknown property is invalid only to the strict ones', () => {
    const slip = {...example('BetSlip'), betTyp: 'single'};
    expect(isValid('BetSlip', slip)).toBe(true);
    expect(checker.errors('BetSlip', slip)).toEqual([
      {path: ['betTyp'], message: '“betTyp” isn’t a property of the document'},
    ]);
    const action = {...example('FlashBetActionInterface')};
    action.data = {...(action.data as object), externalMarkt: 1};
    expect(checker.errors('FlashBetActionInterface', action)).toMatchObject([
      {path: ['data', 'externalMarkt']},
    ]);
    const channel = {...example('ChatMetadata'), metadata: {anything: ['goes']}};
    expect(checker.errors('ChatMetadata', channel)).toEqual([]);
  });

  it('can be of any type beside the reference too, or a list, and of no function', () => {
    expect(checker.errors('LoaderOptions', {language: 'sv'})).toHaveLength(1);
    expect(checker.errors('Team[]', [{name: 'Home FC'}, {}])).toMatchObject([{path: [1]}]);
    expect(checker.unknownType('VirtualStadiumProps')).toBeNull();
    expect(checker.unknownType('BetSlipp')).toEqual({nearest: 'BetSlip'});
    expect(checker.unknownType('FunctionAdapter')).not.toBeNull();
    expect(() => checker.errors('BetSlipp', {})).toThrow('The contract has no type BetSlipp');
  });
});
