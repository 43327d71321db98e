/*
 * What the player shows of a sample, step by step. Pages say it as a list where nothing moves; the
 * player does it, and fails in a test where the sample does something else.
 */

export type StepKind = 'command' | 'request' | 'answer' | 'card' | 'click' | 'action';

export interface Step {
  readonly kind: StepKind;
  /** Name of the command, request or action; of a card or a click, the property that it comes from. */
  readonly of: string;
  /** The type, command or action of the reference that explains the data. */
  readonly type: string;
  readonly says: string;
  /** Type of the match event that leads to a request. */
  readonly happens?: string;
  /** What is written on the button that is clicked; an outcome has a name of its own. */
  readonly press?: string;
}

const registers: Step = {
  kind: 'command',
  of: 'registerAdapter',
  type: 'registerAdapter',
  says: 'Your page registers an adapter, before it adds the widget.',
};

const adds: Step = {
  kind: 'command',
  of: 'addWidget',
  type: 'VirtualStadiumProps',
  says: 'Your page adds the widget, and the chat opens.',
};

/** A corner, the card that comes of it, and the click on one of its outcomes. */
const flashBet = {
  request: {
    kind: 'request',
    of: 'matchEventMarkets',
    type: 'MatchEventMarketRequest',
    says: 'A corner is posted. The widget asks your adapter for a market.',
    happens: 'CORNER',
  },
  answer: {
    kind: 'answer',
    of: 'matchEventMarkets',
    type: 'MatchEventMarketResponse',
    says: 'Your adapter answers with a market and its odds.',
  },
  card: {
    kind: 'card',
    of: 'enableFlashBet',
    type: 'Market',
    says: 'The chat shows the market as a Flash Bet card for a short time.',
  },
  click: {
    kind: 'click',
    of: 'enableFlashBet',
    type: 'Outcome',
    says: 'The user clicks an outcome on the card.',
  },
  action: {
    kind: 'action',
    of: 'FlashBetOutcome',
    type: 'FlashBetActionInterface',
    says: 'onAction receives FlashBetOutcome. Nothing is placed: your page checks the selection.',
  },
} satisfies Record<string, Step>;

const copyBet = {
  card: {
    kind: 'card',
    of: 'enableCopyBetButton',
    type: 'BetSlip',
    says: 'A slip that another user shared has a Copy bet button.',
  },
  click: {
    kind: 'click',
    of: 'enableCopyBetButton',
    type: 'BetSlip',
    says: 'The user clicks Copy bet.',
    press: 'Copy bet',
  },
  action: {
    kind: 'action',
    of: 'CopyBet',
    type: 'CopyBetActionInterface',
    says: 'onAction receives CopyBet with the complete slip. Your page decides what to do with it.',
  },
} satisfies Record<string, Step>;

const tracker = (opens: boolean): Step[] => [
  {
    kind: 'click',
    of: 'enableLmt',
    type: 'Event',
    says: `The user ${opens ? 'opens' : 'closes'} the tracker.`,
    press: 'Tracker',
  },
  {
    kind: 'action',
    of: 'Lmt',
    type: 'LmtActionInterface',
    says: `onAction receives Lmt: the tracker is ${opens ? 'open' : 'closed'}.`,
  },
];

const plays = {
  'in-short': [
    registers,
    adds,
    copyBet.click,
    copyBet.action,
    flashBet.request,
    flashBet.answer,
    flashBet.card,
  ],
  'first-adapter': [registers, adds, ...Object.values(flashBet)],
  'flash-bet': [adds, ...Object.values(flashBet)],
  'copy-bet': [adds, ...Object.values(copyBet)],
  'bet-share-actions': [
    adds,
    {
      kind: 'click',
      of: 'enableBetShare',
      type: 'ChatMetadata',
      says: 'The user opens the list of slips.',
      press: 'Share a slip',
    },
    {
      kind: 'action',
      of: 'BetSlip',
      type: 'BetslipActionInterface',
      says: 'onAction receives BetSlip without a slip: the list is open.',
    },
    {
      kind: 'request',
      of: 'betShare',
      type: 'BetShareRequest',
      says: 'The widget asks your adapter for the user’s slips.',
    },
    {
      kind: 'answer',
      of: 'betShare',
      type: 'BetShareResponse',
      says: 'Your adapter answers with the slips that can be shared.',
    },
    {
      kind: 'card',
      of: 'enableBetShare',
      type: 'BetSlip',
      says: 'The list shows the user’s slips.',
    },
    {
      kind: 'click',
      of: 'enableBetShare',
      type: 'BetSlip',
      says: 'The user shares a slip.',
      press: 'Share',
    },
    {
      kind: 'action',
      of: 'BetSlip',
      type: 'BetslipActionInterface',
      says: 'onAction receives BetSlip with the slip, which everyone in the channel sees now.',
    },
    {
      kind: 'click',
      of: 'enableBetShare',
      type: 'ChatMetadata',
      says: 'The user closes the list.',
      press: 'Close the list',
    },
    {
      kind: 'action',
      of: 'CloseBetslipShareList',
      type: 'CloseBetslipShareListInterface',
      says: 'onAction receives CloseBetslipShareList.',
    },
    copyBet.click,
    copyBet.action,
  ],
  'bet-insights': [
    adds,
    {
      kind: 'request',
      of: 'outcomes',
      type: 'OutcomesRequest',
      says: 'The widget asks your adapter for the outcomes that its insights are about.',
    },
    {
      kind: 'answer',
      of: 'outcomes',
      type: 'OutcomesResponse',
      says: 'Your adapter answers with event, market, and odds of each outcome.',
    },
    {
      kind: 'card',
      of: 'enableBetInsights',
      type: 'OutcomeResponseEntry',
      says: 'The chat shows the insights with your odds.',
    },
    {
      kind: 'click',
      of: 'enableBetInsights',
      type: 'Outcome',
      says: 'The user clicks the outcome of an insight.',
    },
    {
      kind: 'action',
      of: 'BetInsightsOutcome',
      type: 'BetInsightsActionInterface',
      says: 'onAction receives BetInsightsOutcome. Nothing is placed: your page checks the selection.',
    },
  ],
  'contact-support': [
    adds,
    {
      kind: 'click',
      of: 'enableContactSupport',
      type: 'ChatUser',
      says: 'The user clicks Support.',
      press: 'Support',
    },
    {
      kind: 'action',
      of: 'ContactSupport',
      type: 'ContactSupportActionInterface',
      says: 'onAction receives ContactSupport, and your page opens its own support.',
    },
  ],
  lmt: [adds, ...tracker(true), ...tracker(false)],
} satisfies Record<string, readonly Step[]>;

/** What can be played, by the name of its sample: the flag `run` of the fence. */
export type PlayName = keyof typeof plays;

export const PLAYS: Readonly<Record<PlayName, readonly Step[]>> = plays;

export const LABEL = 'A stand-in plays it. It isn’t the product, and looks different.';
