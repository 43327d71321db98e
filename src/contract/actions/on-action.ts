import type {
  BetslipActionInterface,
  CloseBetslipShareListInterface,
  CopyBetActionInterface,
} from './bet-slip';
import type {
  MessageActionInterface,
  ReactionClickInterface,
  ReportMessageClick,
  SelectChannelTagInterface,
  SwitchChannelActionInterface,
} from './chat';
import type {CustomActionArguments, CustomActionType} from './custom';
import type {GenericActionInterface} from './general';
import type {BetInsightsActionInterface, FlashBetActionInterface} from './outcome';
import type {
  ClickActionInterface,
  ContactSupportActionInterface,
  ErrorActionInterface,
  LmtActionInterface,
} from './widget';

/**
 * The types of actions that the widget sends to the host page.
 *
 * A newer widget can send a type that isn't listed here. Let your handler log it and continue. To
 * give such a type a name and a payload in your own project, declare `CustomActions` again:
 * `CustomActionType`, at the end of the union, represents its names.
 *
 * Despite {@provisional its name}, this is a union of string literals, not an `enum`.
 *
 * @source Widget documentation for the confirmed values; the name comes from a related widget.
 *
 * @example
 * ```ts
 * const type: TriggerActionEnum = 'CopyBet';
 * ```
 *
 * @see {@link TriggerActionFunctionType}, {@link onAction}
 *
 * @category Aliases
 */
export type TriggerActionEnum =
  /**
   * Sent when the user clicks an outcome in Bet Insights. See {@link BetInsightsActionInterface}.
   */
  | 'BetInsightsOutcome'
  /**
   * Sent when the user clicks an outcome on a Flash Bet card. See {@link FlashBetActionInterface}.
   */
  | 'FlashBetOutcome'
  /**
   * Sent when the user clicks the Copy Bet button on a shared bet slip. See
   * {@link CopyBetActionInterface}.
   */
  | 'CopyBet'
  /** {@provisional} Sent when the user closes the widget. See {@link GenericActionInterface}. */
  | 'Close'
  /**
   * {@provisional} Sent when the user clicks an element that doesn't have its own action. See
   * {@link ClickActionInterface}.
   */
  | 'Click'
  /** {@provisional} Sent when an error occurs in the widget. See {@link ErrorActionInterface}. */
  | 'Error'
  /**
   * {@provisional} Sent when the user clicks the Contact Support button. See
   * {@link ContactSupportActionInterface}.
   */
  | 'ContactSupport'
  /**
   * {@provisional} Sent when the user switches channels. See {@link SwitchChannelActionInterface}.
   */
  | 'SwitchChannel'
  /**
   * {@provisional} Sent when the user clicks a channel tag.
   *
   * The widget sends it to your page and sets every field. See {@link SelectChannelTagInterface}.
   */
  | 'SelectChannelTag'
  /**
   * {@provisional} Sent when the user sends a message.
   *
   * The widget sends it to your page and sets every field. See {@link MessageActionInterface}.
   */
  | 'Message'
  /** {@provisional} Sent when the user clicks a reaction. See {@link ReactionClickInterface}. */
  | 'ReactionClick'
  /** {@provisional} Sent when the user reports a message. See {@link ReportMessageClick}. */
  | 'ReportMessageClick'
  /**
   * {@provisional} Sent when the user opens the Bet Share list or shares a slip. See
   * {@link BetslipActionInterface}.
   */
  | 'BetSlip'
  /**
   * {@provisional} Sent when the user closes the Bet Share list. See
   * {@link CloseBetslipShareListInterface}.
   */
  | 'CloseBetslipShareList'
  /**
   * {@provisional} Sent when the user opens or closes the live match tracker. See
   * {@link LmtActionInterface}.
   */
  | 'Lmt'
  | CustomActionType;

/**
 * The type of an action callback, which ties each action type to its payload.
 *
 * Give your handler this type and declare two parameters, even if it reads only the type. A
 * `switch` on `type` narrows `data`; {@link onAction} has one that lists every type.
 *
 * The call `onAction(type, data)` is confirmed. {@provisional The name of this type, and which
 * payload belongs to which action type}, aren't.
 *
 * @source Widget documentation for the call; the name and the pairs of type and payload are
 * inferred. The pairs are written as tuples because TypeScript narrows one parameter by another
 * only in this form.
 *
 * @example
 * ```ts
 * const handleAction: TriggerActionFunctionType = (type, data) => {
 *   if (type === 'Lmt') document.body.classList.toggle('tracker-is-open', data.isOpen);
 * };
 * ```
 *
 * @param action - The two arguments `type` and `data`, set by the widget. See {@link onAction}.
 *
 * @see {@link TriggerActionEnum}, {@link onAction}
 *
 * @category Aliases
 */
export type TriggerActionFunctionType = (
  ...action:
    | [type: 'BetInsightsOutcome', data: BetInsightsActionInterface['data']]
    | [type: 'FlashBetOutcome', data: FlashBetActionInterface['data']]
    | [type: 'CopyBet', data: CopyBetActionInterface['data']]
    | [type: 'Close', data: GenericActionInterface['data']]
    | [type: 'Click', data: ClickActionInterface['data']]
    | [type: 'Error', data: ErrorActionInterface['data']]
    | [type: 'ContactSupport', data: ContactSupportActionInterface['data']]
    | [type: 'SwitchChannel', data: SwitchChannelActionInterface['data']]
    | [type: 'SelectChannelTag', data: SelectChannelTagInterface['data']]
    | [type: 'Message', data: MessageActionInterface['data']]
    | [type: 'ReactionClick', data: ReactionClickInterface['data']]
    | [type: 'ReportMessageClick', data: ReportMessageClick['data']]
    | [type: 'BetSlip', data: BetslipActionInterface['data']]
    | [type: 'CloseBetslipShareList', data: CloseBetslipShareListInterface['data']]
    | [type: 'Lmt', data: LmtActionInterface['data']]
    | CustomActionArguments
) => void;

/**
 * Your callback for everything that a user does in the widget and that your page can respond to.
 *
 * You write this function and pass it as the widget property of the same name. The property is
 * optional: without it, no action is sent to your page. The widget calls it as
 * `onAction(type, data)` and always passes both arguments; {@provisional for `Close` and
 * `CloseBetslipShareList` the second can be `undefined`}. {@link TriggerActionEnum} lists the types
 * and their payloads. What the widget does with a return value or a thrown error isn't known: return nothing,
 * and catch your own errors.
 *
 * A `switch` on `type` narrows `data`. An assignment to `never` in its `default` branch makes the
 * compiler list every type that you forgot. Let that branch log the type and continue: a newer
 * widget can send types that the compiler doesn't know.
 *
 * @source Widget documentation, with the loose type `(type: string, data: object) => void`. The
 * pairs of type and payload come from the action interfaces, most of which are provisional. Related
 * widgets differ: an older one passes a single object, another calls its property `onItemClick`.
 *
 * @example
 * ```ts
 * const onAction: TriggerActionFunctionType = (type, data) => {
 *   switch (type) {
 *     case 'CopyBet':
 *       document.dispatchEvent(new CustomEvent('slip-to-check', {detail: data.betslip}));
 *       break;
 *     case 'BetInsightsOutcome': // ids of the Unified Odds Feed
 *       document.dispatchEvent(new CustomEvent('feed-outcome-to-check', {detail: data}));
 *       break;
 *     case 'FlashBetOutcome': // your own ids
 *       document.dispatchEvent(new CustomEvent('own-outcome-to-check', {detail: data}));
 *       break;
 *     case 'Error':
 *       console.error('The widget reports an error');
 *       break;
 *     case 'BetSlip':
 *     case 'Click':
 *     case 'Close':
 *     case 'CloseBetslipShareList':
 *     case 'ContactSupport':
 *     case 'Lmt':
 *     case 'Message':
 *     case 'ReactionClick':
 *     case 'ReportMessageClick':
 *     case 'SelectChannelTag':
 *     case 'SwitchChannel':
 *       break; // nothing to do on this page
 *     default: {
 *       const forgotten: never = type; // an error here names the types without a case
 *       console.info('unknown action', forgotten);
 *     }
 *   }
 * };
 * ```
 *
 * @param action - The two arguments `type` and `data`. Declare them as two parameters: a `switch`
 * on `type` then narrows `data`.
 *
 * @see {@link TriggerActionFunctionType}, {@link TriggerActionEnum}, {@link ExternalOutcome},
 * {@link BetSlip}
 *
 * @category Actions
 */
export declare function onAction(
  ...action:
    | [type: 'BetInsightsOutcome', data: BetInsightsActionInterface['data']]
    | [type: 'FlashBetOutcome', data: FlashBetActionInterface['data']]
    | [type: 'CopyBet', data: CopyBetActionInterface['data']]
    | [type: 'Close', data: GenericActionInterface['data']]
    | [type: 'Click', data: ClickActionInterface['data']]
    | [type: 'Error', data: ErrorActionInterface['data']]
    | [type: 'ContactSupport', data: ContactSupportActionInterface['data']]
    | [type: 'SwitchChannel', data: SwitchChannelActionInterface['data']]
    | [type: 'SelectChannelTag', data: SelectChannelTagInterface['data']]
    | [type: 'Message', data: MessageActionInterface['data']]
    | [type: 'ReactionClick', data: ReactionClickInterface['data']]
    | [type: 'ReportMessageClick', data: ReportMessageClick['data']]
    | [type: 'BetSlip', data: BetslipActionInterface['data']]
    | [type: 'CloseBetslipShareList', data: CloseBetslipShareListInterface['data']]
    | [type: 'Lmt', data: LmtActionInterface['data']]
    | CustomActionArguments
): void;
