import {beforeAll, describe, expect, test} from 'vitest';
import {nearestNames, resolveName} from '../../../src/site-model/contract';
import type {ContractModel} from '../../../src/site-model/contract';
import {cardOf} from '../../../src/site-model/names/cards';
import {realContract} from '../../support/realContract';

let model: ContractModel;

beforeAll(async () => {
  model = await realContract();
}, 60_000);

describe('resolveName', () => {
  test.each([
    ['BetSlip', 'type', '/docs/api/interfaces/BetSlip'],
    ['BetSlip.stake', 'type', '/docs/api/interfaces/BetSlip#stake'],
    ['ChatRow.reactions.own', 'type', '/docs/api/interfaces/ChatRow#reactions.own'],
    ['CopyBet', 'action', '/docs/api/type-aliases/TriggerActionEnum#copybet'],
    ['outcomes', 'request', '/docs/api/interfaces/OutcomesRequest'],
    ['virtualStadium.matchEventMarkets', 'request', '/docs/api/interfaces/MatchEventMarketRequest'],
    ['jwt', 'prop', '/docs/virtualStadium/web/api#prop-jwt'],
    ['addWidget', 'command', '/docs/virtualStadium/web/api#command-addwidget'],
  ])('finds %s as %s', (name, kind, href) => {
    expect(resolveName(model, name)).toMatchObject({name, kind, href});
  });

  test('takes a type before an action, and an action before a property', () => {
    expect(resolveName(model, 'BetSlip')?.kind).toBe('type');
    expect(resolveName(model, 'action:BetSlip')).toMatchObject({
      kind: 'action',
      name: 'BetSlip',
      href: '/docs/api/type-aliases/TriggerActionEnum#betslip',
    });
    // `onAction` is the function of the reference, and a property of the widget.
    expect(resolveName(model, 'onAction')?.href).toBe('/docs/api/functions/onAction');
    expect(resolveName(model, 'prop:onAction')?.href).toBe(
      '/docs/virtualStadium/web/api#prop-onaction',
    );
    expect(resolveName(model, 'onAction', 'prop')?.kind).toBe('prop');
  });

  test('says what a card needs', () => {
    expect(cardOf(model, [])(resolveName(model, 'enableLmt')?.card ?? '')).toEqual({
      head: 'enableLmt?: boolean',
      isCode: true,
      text: 'Shows the live match tracker in the header.',
      of: 'Field of VirtualStadiumOptions',
      required: false,
      provisional: true,
    });
  });

  test.each(['BetSlop', 'type:CopyBet', 'BetSlip.nothing', 'command:jwt', 'constructor', ''])(
    'does not find “%s”',
    (name) => {
      expect(resolveName(model, name)).toBeNull();
    },
  );
});

describe('nearestNames', () => {
  test.each([
    ['BetSlop', 'BetSlip'],
    ['enableLTM', 'enableLmt'],
    ['action:BetSlp', 'action:BetSlip'],
    ['command:addWidgets', 'command:addWidget'],
  ])('suggests for %s first %s', (text, first) => {
    expect(nearestNames(model, text)[0]).toBe(first);
  });
});
