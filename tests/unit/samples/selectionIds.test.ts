import {beforeEach, expect, test} from 'vitest';
import type {ExternalOutcome, TriggerActionFunctionType} from '../../../src/contract';
import {HostDocument} from '../../support/hostDocument';
import {runSample} from '../../support/sampleRunner';

/** Market 18, outcome 12: totals of the Unified Odds Feed, or something else of the bookmaker. */
const clicked = (specifiers?: string): ExternalOutcome => ({
  externalEvent: {id: '113', srEventId: 'sr:match:50850679', externalId: '24567'},
  externalMarket: {id: '18', name: 'Market 18', outcomes: [], ...(specifiers && {specifiers})},
  externalOutcome: {id: '12', name: 'Outcome 12'},
  // As one documented example has it, whatever the module.
  type: 'FlashBetOutcome',
});

let document: HostDocument;
let onAction: TriggerActionFunctionType;

beforeEach(async () => {
  document = new HostDocument();
  ({onAction} = await runSample<{onAction: TriggerActionFunctionType}>('selection-ids', {
    document,
  }));
});

test('18 of the feed and 18 of the bookmaker are two markets', () => {
  onAction('BetInsightsOutcome', clicked('total=2.5'));
  onAction('FlashBetOutcome', clicked('total=2.5'));
  expect(document.told).toEqual([
    ['selection-to-check', {matchId: '24567', marketId: 'goals-2.5', outcomeId: 'over'}],
    ['selection-to-check', {matchId: '24567', marketId: '18', outcomeId: '12'}],
  ]);
});

test('an id of the feed that has no mapping is never taken for one of the bookmaker', () => {
  onAction('BetInsightsOutcome', clicked());
  onAction('BetInsightsOutcome', clicked('total=3.5'));
  expect(document.told.map(([name]) => name)).toEqual(['selection-unknown', 'selection-unknown']);
});

test('an event is found by srEventId or externalId, never by id', () => {
  const of = (externalEvent: ExternalOutcome['externalEvent']) => ({...clicked(), externalEvent});
  onAction('FlashBetOutcome', of({id: '1', srEventId: 'sr:match:50850679'}));
  onAction('FlashBetOutcome', of({id: '24567'}));
  onAction('FlashBetOutcome', of({id: 'sr:match:50850679'}));
  expect(document.told.map(([name]) => name)).toEqual([
    'selection-to-check',
    'selection-unknown',
    'selection-unknown',
  ]);
});
