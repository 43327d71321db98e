import {beforeAll, describe, expect, test} from 'vitest';
import {contractProblems} from '../../../src/checks/contract';
import type {ContractEntry, ContractModel} from '../../../src/site-model/contract';
import {realContract} from '../../support/realContract';

let model: ContractModel;

beforeAll(async () => {
  model = await realContract();
}, 60_000);

/** The contract with another comment on one of its types. */
function problems(name: string, comment: Partial<ContractEntry['comment']>) {
  const entries = model.entries.map((it) =>
    it.name === name && it.reference ? {...it, comment: {...it.comment, ...comment}} : it,
  );
  return contractProblems({entries});
}

const code = (text: string) => [
  {title: null, text: [{kind: 'code' as const, text: `\`\`\`ts\n${text}\n\`\`\``}]},
];

describe('an interface of the reference', () => {
  test('has what it needs', () => {
    expect(contractProblems(model)).toEqual([]);
    expect(contractProblems(null)).toEqual([]);
  });

  test('has @example and @see', () => {
    expect(problems('OddsObject', {examples: [], see: []})).toEqual([
      {
        file: 'src/contract/odds.ts',
        line: expect.any(Number) as number,
        message: 'OddsObject has no complete example.',
        remedy: 'write an @example with a constant of the type OddsObject that is one literal',
      },
      expect.objectContaining({message: 'OddsObject has no @see.'}),
    ]);
  });

  test.each([
    ['const odds: OddsObject = {decimalValue: 2.55};', 0],
    ['const odds: OddsObject = {decimalValue: x};', 1],
    ['const odds = {decimalValue: 2.55};', 1],
    ['const odds: Odds = {decimalValue: 2.55};', 1],
  ])('has a constant of its type as one literal: %s', (text, count) => {
    expect(problems('OddsObject', {examples: code(text)})).toHaveLength(count);
  });

  test('and no alias has to', () => {
    expect(problems('MarketStatus', {examples: [], see: []})).toEqual([]);
  });
});
