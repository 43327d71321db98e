/** Pages with all that a type of page can have, for every day. */
export const DAILY = [
  '/',
  '/docs',
  '/docs/virtualStadium/web/api',
  '/docs/moderationUi/management',
  '/docs/api/functions/onAction',
  '/docs/apiReference/endpoints',
  '/markdown-page',
  '/nowhere',
];

/** One of each type of page. */
export const TYPES = [
  ...DAILY,
  '/docs/virtualStadium/overview',
  '/docs/virtualStadium/web/widgets/virtualStadium/quickStart',
  '/docs/virtualStadium/web/widgets/virtualStadium/modules/flashBet',
  '/docs/moderationUi/views/messages',
  '/docs/api/interfaces/BetSlip',
];
