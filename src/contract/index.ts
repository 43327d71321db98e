// What the API reference documents, and nothing else: TypeDoc's entry point. Widget properties,
// loader commands and adapter types are next to it, exported by `integration.ts`.
export type {Event} from './event';
export type {Category, Result, Sport, Team, Tournament} from './competition';
export type {MarketStatus, Status} from './status';
export type {Market, Outcome, SRMarket} from './market';
export type {Odds, OddsObject} from './odds';
export type {Bet, BetSlip, EventBlock} from './bet-slip';
export type {BetShareRequest, BetShareResponse} from './bet-share';
export type {
  OutcomeRequestEntry,
  OutcomeResponseEntry,
  OutcomesRequest,
  OutcomesResponse,
} from './outcomes';
export type {
  MatchEvent,
  MatchEventMarketRequest,
  MatchEventMarketResponse,
} from './match-event-markets';
export type {ChatRow, ChatUser} from './chat';
export type {ChannelTag, ChatMetadata} from './channel';
export type {ActionInterface, GenericActionInterface} from './actions/general';
export type {
  BetInsightsActionInterface,
  ExternalOutcome,
  ExternalOutcomeActionInterface,
  FlashBetActionInterface,
} from './actions/outcome';
export type {
  BetslipActionInterface,
  CloseBetslipShareListInterface,
  CopyBetActionInterface,
} from './actions/bet-slip';
export type {
  MessageActionInterface,
  ReactionClickInterface,
  ReportMessageClick,
  SelectChannelTagInterface,
  SwitchChannelActionInterface,
} from './actions/chat';
export type {
  ClickActionInterface,
  ContactSupportActionInterface,
  ErrorActionInterface,
  LmtActionInterface,
} from './actions/widget';
export type {TriggerActionEnum, TriggerActionFunctionType} from './actions/on-action';
export {onAction} from './actions/on-action';
