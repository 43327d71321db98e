import type {
  CloseBetslipShareListInterface,
  BetslipActionInterface,
  CopyBetActionInterface,
} from './bet-slip';
import type {
  MessageActionInterface,
  ReactionClickInterface,
  ReportMessageClick,
  SelectChannelTagInterface,
  SwitchChannelActionInterface,
} from './chat';
import type {CustomAction} from './custom';
import type {GenericActionInterface} from './general';
import type {TriggerActionEnum} from './on-action';
import type {BetInsightsActionInterface, FlashBetActionInterface} from './outcome';
import type {
  ClickActionInterface,
  ContactSupportActionInterface,
  ErrorActionInterface,
  LmtActionInterface,
} from './widget';

/**
 * Every action as one object, discriminated by its `type`. Use it to store or forward actions; in
 * `onAction`, the two arguments already narrow each other.
 *
 * @example
 * ```ts
 * const log: Action[] = [];
 * const latest = log.at(-1);
 * const slip = latest?.type === 'CopyBet' ? latest.data.betslip : undefined;
 * ```
 */
export type Action =
  | BetInsightsActionInterface
  | FlashBetActionInterface
  | CopyBetActionInterface
  | (GenericActionInterface & {
      /** Type of the action. */
      type: 'Close';
    })
  | ClickActionInterface
  | ErrorActionInterface
  | ContactSupportActionInterface
  | SwitchChannelActionInterface
  | SelectChannelTagInterface
  | MessageActionInterface
  | ReactionClickInterface
  | ReportMessageClick
  | BetslipActionInterface
  | CloseBetslipShareListInterface
  | LmtActionInterface
  | CustomAction;

/** The payload of one type of action. */
export type ActionData<Type extends TriggerActionEnum> = Extract<
  Action,
  {
    /** Type of the action. */
    type: Type;
  }
>['data'];
