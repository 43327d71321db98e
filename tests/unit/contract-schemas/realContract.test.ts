import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {contractChecker, type ContractChecker} from '../../../src/contract-schemas/checker';
import type {Json} from '../../../src/contract-schemas/jsonSchema';
import {realSchemas, type Schemas} from './contract';

// cspell:ignore Markt Slipp
const interfaces = fs
  .readFileSync(path.resolve(__dirname, '../../routes.txt'), 'utf8')
  .split('\n')
  .flatMap((route) => /^\/docs\/api\/interfaces\/(\w+)$/.exec(route)?.[1] ?? []);

let open: Schemas;
let strict: Schemas;
let everything: Schemas;
let checkOpen: ContractChecker;
let checkStrict: ContractChecker;

beforeAll(() => {
  open = realSchemas('index', false);
  strict = realSchemas('index', true);
  everything = realSchemas('integration', true);
  checkOpen = contractChecker(open);
  checkStrict = contractChecker(strict);
}, 60_000);

function examples(schemas: Schemas): [string, Json][] {
  return [...schemas].flatMap(([name, {schema}]) =>
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
    const kinds = [...open.values()].map(({name, kind}) => `${kind} ${name}`);
    expect(interfaces).toHaveLength(46);
    expect(kinds.sort()).toEqual(
      [
        ...interfaces.map((it) => `interface ${it}`),
        'alias MarketStatus',
        'alias TriggerActionEnum',
      ].sort(),
    );
  });

  it('list the actions that the contract lists, and no more', () => {
    expect(open.get('TriggerActionEnum')?.schema.enum).toHaveLength(15);
  });

  it('mark what is provisional, and only that', () => {
    expect(open.get('EventBlock')?.schema['x-provisional']).toBe(true);
    expect(open.get('BetSlip')?.schema).toMatchObject({
      properties: {stake: {'x-provisional': true}},
    });
    expect(open.get('BetSlip')?.schema).not.toHaveProperty('x-provisional');
    expect(open.get('BetSlip')?.schema).not.toHaveProperty('properties.id.x-provisional');
  });

  it('describe every type and every property in plain words', () => {
    const text = JSON.stringify([...open.values()].map(({schema}) => schema));
    expect(text).not.toMatch(/\{@|@see|\|---\||\/\*\*/);
    const withoutText = [...open].flatMap(([name, {schema}]) => [
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

describe('an example of the contract', () => {
  it('is there for each interface', () => {
    const shown = new Set(examples(open).map(([name]) => name));
    expect(interfaces.filter((it) => !shown.has(it))).toEqual([]);
  });

  it('is valid, also where no other property is', () => {
    for (const [checker, schemas] of [
      [checkOpen, open],
      [checkStrict, strict],
      [contractChecker(everything), everything],
    ] as const) {
      const problems = examples(schemas).flatMap(([name, value]) =>
        checker.check(name, value).map((it) => ({name, ...it})),
      );
      expect(problems).toEqual([]);
    }
  });
});

describe('a value', () => {
  it('without a required property is invalid', () => {
    const slip = example('BetSlip');
    delete slip.id;
    expect(checkOpen.check('BetSlip', slip)).toEqual([
      {path: '', message: "must have required property 'id'"},
    ]);
  });

  it('with a word that is none of the known ones is invalid', () => {
    const market = {...example('Market'), status: {status: 'open'}};
    expect(checkOpen.check('Market', market)).toEqual([
      {
        path: '/status/status',
        message: 'must be one of "active", "suspended", "deactivated", "settled", "cancelled"',
      },
    ]);
    const action = {...example('FlashBetActionInterface'), type: 'CopyBet'};
    expect(checkOpen.check('FlashBetActionInterface', action)).toEqual([
      {path: '/type', message: 'must be "FlashBetOutcome"'},
    ]);
  });

  it('of another kind is invalid, deep inside as well', () => {
    const action = example('CopyBetActionInterface');
    const text = JSON.stringify(action).replace('"decimalValue":2.55', '"decimalValue":"2.55"');
    const problems = checkOpen.check('CopyBetActionInterface', JSON.parse(text));
    expect(problems.map(({path: at}) => at)).toContain(
      '/data/betslip/bets/0/markets/0/outcomes/0/odds/decimalValue',
    );
  });

  it('with an unknown property is invalid only to the strict ones', () => {
    const slip = {...example('BetSlip'), betTyp: 'single'};
    expect(checkOpen.check('BetSlip', slip)).toEqual([]);
    expect(checkStrict.check('BetSlip', slip)).toEqual([
      {path: '', message: 'has the unknown property "betTyp"'},
    ]);
    const action = {...example('FlashBetActionInterface')};
    action.data = {...(action.data as object), externalMarkt: 1};
    expect(checkStrict.check('FlashBetActionInterface', action)).toEqual([
      {path: '/data', message: 'has the unknown property "externalMarkt"'},
    ]);
    const channel = {...example('ChatMetadata'), metadata: {anything: ['goes']}};
    expect(checkStrict.check('ChatMetadata', channel)).toEqual([]);
  });

  it('can be of any type beside the reference too, and of no other', () => {
    const checker = contractChecker(everything);
    expect(checker.types).toEqual(expect.arrayContaining(['LoaderOptions', 'VirtualStadiumProps']));
    expect(checker.check('LoaderOptions', {language: 'sv'})).toHaveLength(1);
    expect(() => checker.check('BetSlipp', {})).toThrow('The contract has no type BetSlipp');
  });
});
