/** One of each type of page. */
export const TYPES = [
  '/',
  '/docs',
  '/docs/virtualStadium/overview',
  '/docs/virtualStadium/web/api',
  '/docs/virtualStadium/web/widgets/virtualStadium/quickStart',
  '/docs/virtualStadium/web/widgets/virtualStadium/modules/flashBet',
  '/docs/moderationUi/management',
  '/docs/moderationUi/views/messages',
  '/docs/api/interfaces/BetSlip',
  '/docs/api/functions/onAction',
  '/docs/apiReference/endpoints',
  '/markdown-page',
  '/nowhere',
];
