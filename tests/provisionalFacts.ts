/**
 * Facts that no public page states of Virtual Stadium, and where their mark is. Whoever removes a
 * mark removes its row here as well, with the owner's word for it.
 *
 * `what` is the name that `npm run provisional` lists; `widgets §…` is the section of the dossier.
 */
interface MarkedDeclaration {
  readonly section: string;
  readonly what: readonly string[];
}

export const declarations: readonly MarkedDeclaration[] = [
  {
    section: 'widgets §1, commands',
    what: [
      "SIR('registerAdapter', adapterName, options?)",
      "SIR('changeLanguage', language)",
      "SIR('removeWidget', target)",
      "SIR('updateWidget', target, props)",
      "SIR('setClientTheme', theme, ...further?)",
      "SIR('changeOddsType', oddsType)",
      "SIR('changeClockType', clockType)",
      "SIR('changeTeamInvert', invert)",
      "SIR('check')",
      "SIR('changeLogLevel', level)",
      "SIR('addWidget', target, widget, props, afterMount?): part of its comment",
      "SIR('addWidget', target, widget, props, afterMount?).target: part of its comment",
      "SIR('addWidget', target, widget, props, afterMount?).afterMount: part of its comment",
    ],
  },
  {
    section: 'widgets §1, loader options',
    what: [
      'LoaderOptions.language: its default',
      'LoaderOptions.theme',
      'LoaderOptions.oddsType',
      'LoaderOptions.clockType',
      'LoaderOptions.logLevel',
      'LanguageCode',
      'ThemeName',
    ],
  },
  {
    section: 'widgets §2.1, properties',
    what: [
      'WithGetJwt.getJwt',
      'VirtualStadiumOptions.enableBetInsights: its default',
      'VirtualStadiumOptions.enableFlashBet: its default',
      'VirtualStadiumOptions.enableCopyBetButton: its default',
      'VirtualStadiumOptions.enableBetShare',
      'VirtualStadiumOptions.enableContactSupport',
      'VirtualStadiumOptions.enableLmt',
      'CommonWidgetProps.language',
      'CommonWidgetProps.onTrack',
      'CommonWidgetProps.onDataChange',
      'CommonWidgetProps.onSizeChange',
    ],
  },
  {
    section: 'widgets §2.2 and §2.3, further widgets',
    what: [
      'WidgetPropsMap.virtualStadium.button',
      'WidgetPropsMap.centralHub',
      'VirtualStadiumButtonOptions.enableUnreadCount',
    ],
  },
  {
    section: 'widgets §3, actions',
    what: [
      "TriggerActionEnum: 'Close'",
      "TriggerActionEnum: 'Click'",
      "TriggerActionEnum: 'Error'",
      "TriggerActionEnum: 'ContactSupport'",
      "TriggerActionEnum: 'SwitchChannel'",
      "TriggerActionEnum: 'SelectChannelTag'",
      "TriggerActionEnum: 'Message'",
      "TriggerActionEnum: 'ReactionClick'",
      "TriggerActionEnum: 'ReportMessageClick'",
      "TriggerActionEnum: 'BetSlip'",
      "TriggerActionEnum: 'CloseBetslipShareList'",
      "TriggerActionEnum: 'Lmt'",
    ],
  },
  {
    section: 'widgets §4.1, fields without a source',
    what: [
      'BetSlip.combinedOdds',
      'BetSlip.stake',
      'BetSlip.potentialPayout',
      'BetSlip.payout',
      'BetSlip.status',
      'BetSlip.result',
      'BetSlip.createdAt',
      'BetShareResponse.nextPage',
      'Event.category',
      'Event.tournament',
      'Event.venue',
      'Event.isLive',
      'Event.status',
      'Market.specifiers',
      'Outcome.isSelected',
      'OutcomeRequestEntry.marketId',
      'OutcomeRequestEntry.outcomeId',
      'OutcomeResponseEntry.market',
      'OutcomeResponseEntry.outcome',
      'MatchEventMarketRequest.channelId',
      'MatchEvent.team',
      'MatchEventMarketResponse.matchEventMarkets[].status',
    ],
  },
  {
    section: 'widgets §4.2, types without a source',
    what: [
      'EventBlock',
      'ChannelTag',
      'ChatMetadata',
      'ChatRow',
      'ChatUser',
      'MarketStatus',
      'Status',
      'Result',
      'SRMarket',
      'ErrorActionInterface.data.message',
      'LmtActionInterface.data.isOpen',
    ],
  },
  {
    section: 'widgets §5, adapters',
    what: [
      'AdapterRequestMap.betShare',
      'TicketsRequest.events: part of its comment',
      'FunctionAdapter: part of its comment',
      'HostedAdapterOptions.betHistory: part of its comment',
      'HostedAdapterOptions.onBetSlipChanged',
      'HostBetSlip',
    ],
  },
];

/** What public pages do state: a mark there would tell the owner to confirm what is confirmed. */
export const stated: readonly string[] = [
  'BetSlip',
  'BetSlip.id',
  'BetSlip.bets',
  'WithJwt.jwt',
  'VirtualStadiumOptions.channelId',
  'VirtualStadiumOptions.enableFlashBet',
  'VirtualStadiumOptions.enableCentralHub: its default',
  "TriggerActionEnum: 'CopyBet'",
  "TriggerActionEnum: 'FlashBetOutcome'",
  'CopyBetActionInterface.data.betslip',
  'AdapterRequestMap.outcomes',
  'AdapterRequestMap.matchEventMarkets',
  "SIR('registerAdapter', adapter)",
];

/** Marks in prose: a page, and words that are inside a mark on it. */
export const prose: readonly (readonly [file: string, words: string])[] = [
  ['src/pages/web.mdx', 'Chrome 60'],
  ['docs/virtualStadium/web/api.mdx', 'virtualStadium.button'],
  ['docs/virtualStadium/web/api.mdx', 'centralHub'],
  ['docs/virtualStadium/web/widgets/button/quickStart.mdx', 'virtualStadium.button'],
  ['docs/virtualStadium/web/widgets/virtualStadium/modules/betShare.mdx', 'enableBetShare'],
  ['docs/virtualStadium/web/widgets/virtualStadium/modules/lmt.mdx', 'enableLmt'],
  [
    'docs/virtualStadium/web/widgets/virtualStadium/modules/contactSupportButton.mdx',
    'enableContactSupport',
  ],
  ['docs/virtualStadium/web/adapter/custom/modules/betShare.mdx', 'betShare'],
  ['docs/virtualStadium/web/adapter/hosted/getting-started.mdx', 'third argument'],
  ['docs/virtualStadium/web/theming.mdx', '.sr-bb'],
  ['docs/moderationUi/uiOverview/dashboard/managingOperators.mdx', 'never set on the operator'],
  ['docs/moderationUi/uiOverview/dashboard/managingOperators.mdx', 'default'],
  ['docs/moderationUi/integrationTimeline/copyAPIKey.mdx', 'a disabled key is rejected'],
  ['docs/moderationUi/integrationTimeline/moderationSettingsSetup.mdx', 'automation acts'],
  ['docs/moderationUi/uiOverview/moderation/messages.mdx', '"Accept report" is delete'],
  ['docs/moderationUi/uiOverview/moderation/messages.mdx', 'one can post in any channel'],
  ['docs/moderationUi/uiOverview/moderation/messages.mdx', 'meet all three thresholds'],
  ['docs/moderationUi/uiOverview/moderation/users.mdx', 'moderators can suspend and ban'],
  ['docs/moderationUi/views/messages.mdx', 'Rises with confirmed offenses'],
  ['docs/moderationUi/views/users.mdx', 'both words mean the same state'],
  ['docs/moderationUi/views/channels.mdx', 'relatedCompetitions'],
  ['docs/moderationUi/views/logs.mdx', 'its AI score'],
];
