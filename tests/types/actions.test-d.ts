import {assertType, describe, expectTypeOf, test} from 'vitest';
import type {
  ActionInterface,
  BetInsightsActionInterface,
  BetSlip,
  BetslipActionInterface,
  ChannelTag,
  ChatRow,
  CloseBetslipShareListInterface,
  CopyBetActionInterface,
  ErrorActionInterface,
  ExternalOutcome,
  ExternalOutcomeActionInterface,
  FlashBetActionInterface,
  GenericActionInterface,
  LmtActionInterface,
  onAction,
  TriggerActionEnum,
  TriggerActionFunctionType,
} from '../../src/contract';
import type {Action, ActionData} from '../../src/contract/integration';

declare const slip: BetSlip;
declare const outcome: ExternalOutcome;
declare const fire: TriggerActionFunctionType;

describe('TriggerActionEnum', () => {
  test('has the values of Virtual Stadium', () => {
    expectTypeOf<TriggerActionEnum>().toEqualTypeOf<
      | 'BetInsightsOutcome'
      | 'FlashBetOutcome'
      | 'CopyBet'
      | 'Close'
      | 'Click'
      | 'Error'
      | 'ContactSupport'
      | 'SwitchChannel'
      | 'SelectChannelTag'
      | 'Message'
      | 'ReactionClick'
      | 'ReportMessageClick'
      | 'BetSlip'
      | 'CloseBetslipShareList'
      | 'Lmt'
    >();
    // @ts-expect-error: this action belongs to a sibling product.
    assertType<TriggerActionEnum>('BetConciergeOutcome');
    // @ts-expect-error: the action is spelled with a capital S.
    assertType<TriggerActionEnum>('Betslip');
  });

  test('is what the callback, the function and the union of actions know', () => {
    expectTypeOf<Parameters<TriggerActionFunctionType>[0]>().toEqualTypeOf<TriggerActionEnum>();
    expectTypeOf<Action['type']>().toEqualTypeOf<TriggerActionEnum>();
    expectTypeOf<typeof onAction>().toEqualTypeOf<TriggerActionFunctionType>();
  });
});

describe('narrowing', () => {
  test('a switch on type narrows data to the action of that type', () => {
    const handle: TriggerActionFunctionType = (type, data) => {
      switch (type) {
        case 'BetInsightsOutcome':
          expectTypeOf(data).toEqualTypeOf<BetInsightsActionInterface['data']>();
          break;
        case 'FlashBetOutcome':
          expectTypeOf(data).toEqualTypeOf<FlashBetActionInterface['data']>();
          break;
        case 'CopyBet':
          expectTypeOf(data.betslip).toEqualTypeOf<BetSlip>();
          // @ts-expect-error: a copied slip comes without a channel.
          void data.channelId;
          break;
        case 'BetSlip':
          expectTypeOf(data).toEqualTypeOf<BetslipActionInterface['data']>();
          expectTypeOf(data.betslip).toEqualTypeOf<BetSlip | undefined>();
          break;
        case 'Message':
          expectTypeOf(data).toEqualTypeOf<ChatRow>();
          break;
        case 'SelectChannelTag':
          expectTypeOf(data).toEqualTypeOf<ChannelTag>();
          break;
        case 'Error':
          expectTypeOf(data).toEqualTypeOf<ErrorActionInterface['data']>();
          break;
        case 'Lmt':
          expectTypeOf(data).toEqualTypeOf<LmtActionInterface['data']>();
          break;
        case 'CloseBetslipShareList':
          expectTypeOf(data).toEqualTypeOf<CloseBetslipShareListInterface['data']>();
          // @ts-expect-error: data may be undefined here.
          void data.channelId;
          break;
        case 'Close':
          expectTypeOf(data).toEqualTypeOf<string | object | undefined>();
          break;
      }
    };
    assertType<TriggerActionFunctionType>(handle);
  });

  test('an if narrows too, and both outcome actions share their payload', () => {
    const handle: TriggerActionFunctionType = (type, data) => {
      if (type === 'BetInsightsOutcome' || type === 'FlashBetOutcome') {
        assertType<ExternalOutcome>(data);
      }
      // @ts-expect-error: outside a check, data can be any payload.
      void data.externalOutcome;
    };
    assertType<TriggerActionFunctionType>(handle);
  });

  test('the union of actions narrows by its type', () => {
    const handle = (action: Action): void => {
      if (action.type === 'CopyBet') expectTypeOf(action).toEqualTypeOf<CopyBetActionInterface>();
    };
    assertType<(action: Action) => void>(handle);
    expectTypeOf<ActionData<'Message'>>().toEqualTypeOf<ChatRow>();
  });
});

describe('exhaustiveness', () => {
  test('a switch with every case leaves never', () => {
    const handle: TriggerActionFunctionType = (...[type]) => {
      switch (type) {
        case 'BetInsightsOutcome':
        case 'FlashBetOutcome':
        case 'CopyBet':
        case 'Close':
        case 'Click':
        case 'Error':
        case 'ContactSupport':
        case 'SwitchChannel':
        case 'SelectChannelTag':
        case 'Message':
        case 'ReactionClick':
        case 'ReportMessageClick':
        case 'BetSlip':
        case 'CloseBetslipShareList':
        case 'Lmt':
          break;
        default: {
          const forgotten: never = type;
          void forgotten;
        }
      }
    };
    assertType<TriggerActionFunctionType>(handle);
  });

  test('a switch that misses a case is an error', () => {
    const handle: TriggerActionFunctionType = (...[type]) => {
      switch (type) {
        case 'BetInsightsOutcome':
        case 'FlashBetOutcome':
        case 'CopyBet':
        case 'Close':
        case 'Click':
        case 'Error':
        case 'ContactSupport':
        case 'SwitchChannel':
        case 'SelectChannelTag':
        case 'Message':
        case 'ReactionClick':
        case 'ReportMessageClick':
        case 'BetSlip':
        case 'CloseBetslipShareList':
          break;
        default: {
          // @ts-expect-error: 'Lmt' is not handled above.
          const forgotten: never = type;
          void forgotten;
        }
      }
    };
    assertType<TriggerActionFunctionType>(handle);
  });
});

describe('calling', () => {
  test('type and payload belong together', () => {
    fire('CopyBet', {betslip: slip});
    fire('Close', undefined);
    fire('CloseBetslipShareList', {channelId: 'match-2024-final'});
    // @ts-expect-error: CopyBet carries a bet slip.
    fire('CopyBet', {channelId: 'match-2024-final'});
    // @ts-expect-error: the payload's key is betslip, in lower case.
    fire('CopyBet', {betSlip: slip});
    // @ts-expect-error: both arguments are always passed.
    fire('CopyBet');
    // @ts-expect-error: not an action.
    fire('Open', {});
    // @ts-expect-error: one object is the older form of a sibling widget.
    fire({type: 'CopyBet', data: {betslip: slip}});
  });

  test('a loosely typed handler still fits', () => {
    assertType<TriggerActionFunctionType>((type: string, data: unknown) => void [type, data]);
    assertType<TriggerActionFunctionType>((...[type]) => void type);
    assertType<TriggerActionFunctionType>(() => undefined);
    // @ts-expect-error: one parameter alone does not fit; write both, or `(...[type])`.
    assertType<TriggerActionFunctionType>((type: string) => void type);
    const oneObject = (action: {type: string}, data: unknown) => void [action, data];
    // @ts-expect-error: the first argument is the type, not an object.
    assertType<TriggerActionFunctionType>(oneObject);
  });
});

describe('general shapes', () => {
  test('every action fits both', () => {
    expectTypeOf<Action>().toExtend<GenericActionInterface>();
    expectTypeOf<Action>().toExtend<ActionInterface>();
    assertType<GenericActionInterface>({type: 'Close'});
    // @ts-expect-error: a generic action has one of the known types.
    assertType<GenericActionInterface>({type: 'Open'});
    assertType<ActionInterface>({type: 'Open'});
  });

  test('both outcome actions fit ExternalOutcomeActionInterface', () => {
    expectTypeOf<BetInsightsActionInterface>().toExtend<ExternalOutcomeActionInterface>();
    expectTypeOf<FlashBetActionInterface>().toExtend<ExternalOutcomeActionInterface>();
    expectTypeOf<CopyBetActionInterface>().not.toExtend<ExternalOutcomeActionInterface>();
  });

  test('the type inside the payload promises no module, only that of the action does', () => {
    expectTypeOf(outcome.type).toEqualTypeOf<'BetInsightsOutcome' | 'FlashBetOutcome'>();
    expectTypeOf<BetInsightsActionInterface['data']>().toEqualTypeOf<ExternalOutcome>();
    expectTypeOf<FlashBetActionInterface['data']>().toEqualTypeOf<ExternalOutcome>();
  });
});
