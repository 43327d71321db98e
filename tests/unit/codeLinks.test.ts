// Anchors are in lower case. cspell:ignore sirfunction chatprops chatoptions enablelmt
import {describe, expect, test, vi} from 'vitest';
import {linksTo} from '../../src/site-model/names/codeLinks';
import type {Target} from '../../src/site-model/samples/references';
import {fencesIn, namesIn} from '../support/samples';
import {contract} from './support/contractModel';

// The first sample waits for the compiler to read its libraries.
vi.setConfig({testTimeout: 120_000});

const web = '/docs/virtualStadium/web/api';

/** What a fence with these names, one after the other, links. */
function links(targets: readonly Target[], route = '/docs/x') {
  const found = targets.map((target, index) => ({start: index, end: index + 1, target}));
  return linksTo(found, contract, route).map(({start, href, card}) =>
    card ? [start, href, card] : [start, href],
  );
}

describe('a name in code', () => {
  test.each<[string, Target, string]>([
    ['a type', {kind: 'type', name: 'BetSlip'}, '/docs/api/interfaces/BetSlip'],
    [
      'an action of the same name',
      {kind: 'action', name: 'BetSlip'},
      '/docs/api/type-aliases/TriggerActionEnum#betslip',
    ],
    ['a command', {kind: 'command', name: 'addWidget'}, `${web}#command-addwidget`],
    ['SIR', {kind: 'global', name: 'SIR'}, `${web}#type-sirfunction`],
    ['a widget', {kind: 'widget', name: 'chat'}, `${web}#type-chatprops`],
    [
      'a property of a widget, by the type that declares it',
      {kind: 'property', type: 'ChatOptions', path: 'enableLmt'},
      `${web}#prop-enablelmt`,
    ],
  ])('%s leads to its place', (_, target, href) => {
    expect(links([target])).toEqual([[0, href]]);
  });

  test('leads to the page of a type and to the card of the request', () => {
    expect(links([{kind: 'request', name: 'outcomes'}])).toEqual([
      [0, '/docs/api/interfaces/OutcomesRequest', 'request:outcomes'],
    ]);
  });

  test.each<[string, Target]>([
    ['a field of another type', {kind: 'property', type: 'BetSlip', path: 'stake'}],
    ['another global', {kind: 'global', name: 'other'}],
    ['what the model does not have', {kind: 'type', name: 'Nothing'}],
  ])('%s is left alone', (_, target) => {
    expect(links([target])).toEqual([]);
  });

  test('is linked the first time, and not on its own page', () => {
    const slip: Target = {kind: 'type', name: 'BetSlip'};
    const market: Target = {kind: 'type', name: 'Market'};
    expect(links([slip, market, slip])).toHaveLength(2);
    expect(links([slip, market], '/docs/api/interfaces/BetSlip')).toEqual([
      [1, '/docs/api/interfaces/Market'],
    ]);
  });
});

test('the signature on a generated page names other types, and not its own', () => {
  const file = 'docs/api/interfaces/Bet.mdx';
  const fences = fencesIn(
    'Text.\n\n```ts\ninterface Bet<T = string> {\n  event: Event;\n  own: Bet;\n  other: T;\n  error: Error;\n}\n```\n',
    file,
  );
  const names = namesIn(file, fences).flat();
  expect(names.map(({text, target}) => [text, target])).toEqual([
    ['Event', {kind: 'type', name: 'Event'}],
  ]);
});
