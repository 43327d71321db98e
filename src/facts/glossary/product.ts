import type {GlossaryTerm} from './term';

const stadium = '/docs/virtualStadium';
const web = `${stadium}/web`;
const modules = `${web}/widgets/virtualStadium/modules`;
const moderation = '/docs/moderationUi/uiOverview/moderation';
const scores = '/docs/moderationUi/views/messages#scores';

export const product: readonly GlossaryTerm[] = [
  {
    id: 'action',
    name: 'action',
    definition:
      'What the widget tells the host page through onAction: a type, such as CopyBet, and the data that belong to it.',
    page: '/docs/api/functions/onAction',
  },
  {
    id: 'adapter',
    name: 'adapter',
    definition:
      'The part that answers the widget’s requests for markets, odds and bet history. You write it yourself (custom) or Sportradar runs it (hosted).',
    page: `${web}/adapter/overview`,
  },
  {
    id: 'ai-score',
    name: 'AI score',
    definition:
      'A number from 0 to 100 that artificial intelligence gives to every message: the higher, the more toxic.',
    page: scores,
  },
  {
    id: 'api-key',
    name: 'API key',
    definition:
      'A key that names an operator, copied from the Moderation UI. Every user can read the one in their token; servers and external moderation take another.',
    page: '/docs/moderationUi/integrationTimeline/copyAPIKey',
  },
  {
    id: 'autopilot',
    name: 'Autopilot',
    definition:
      'Fully automatic moderation: while it is on, it decides about new messages by AI score, reports and the scores of the users.',
    page: `${moderation}/messages#autopilot`,
  },
  {
    id: 'bet-insights',
    name: 'Bet Insights',
    definition:
      'A module that shows trends, popular bets and analytics for the event, before and during the match.',
    page: `${modules}/betInsights`,
  },
  {
    id: 'bet-share',
    name: 'Bet Share',
    definition: 'A module with which a user posts one of their own bet slips into the chat.',
    page: `${modules}/betShare`,
  },
  {
    id: 'blacklisted-word',
    name: 'blacklisted word',
    definition:
      'A term that an operator forbids. A message that contains it is moderated automatically.',
    page: '/docs/moderationUi/integrationTimeline/moderationSettingsSetup',
  },
  {
    id: 'brand',
    name: 'brand',
    definition:
      'One betting site or business unit of a client. It holds operators, and its settings are their defaults.',
    page: '/docs/moderationUi/uiOverview/dashboard/managingBrands',
  },
  {
    id: 'channel',
    name: 'channel',
    definition:
      'A chat room of one operator, usually for one match, otherwise for a tournament or a community.',
    page: `${moderation}/channels`,
  },
  {
    id: 'client',
    name: 'client',
    definition:
      'The customer account, as a rule your company. It holds one or more brands, and its client id stands in the address of the loader.',
    page: '/docs/moderationUi/overview',
  },
  {
    id: 'copilot',
    name: 'Copilot',
    also: ['assisted moderation'],
    definition:
      'Assisted moderation: semi-automatic help with many reports, by three thresholds: AI score, moderation score and number of reports.',
    page: `${moderation}/messages#copilot`,
  },
  {
    id: 'copy-bet',
    name: 'copy bet',
    definition:
      'A button on a shared bet slip. It hands the slip to the host page, which decides what to do with it.',
    page: `${modules}/copyBetButton`,
  },
  {
    id: 'flash-bet',
    name: 'flash bet',
    definition: 'A market that a match event brings up in the chat, for a limited time.',
    page: `${modules}/flashBet`,
  },
  {
    id: 'guest',
    name: 'guest',
    definition: 'A role in the Moderation UI that reads and changes nothing.',
    page: '/docs/moderationUi/uiOverview/management/managingSupervisorsAndModerators',
  },
  {
    id: 'host-page',
    name: 'host page',
    definition: 'Your page, on a site or inside an app, in which the widget appears.',
    page: `${web}/overview`,
  },
  {
    id: 'lmt',
    name: 'live match tracker',
    also: ['LMT'],
    definition: 'A module that shows the course of the match in the header of the chat.',
    page: `${modules}/lmt`,
  },
  {
    id: 'loader',
    name: 'loader',
    definition:
      'The script from Sportradar that defines the global function SIR and loads the widget.',
    page: `${web}/api`,
  },
  {
    id: 'moderation-score',
    name: 'moderation score',
    definition:
      'Tells how far a user’s reports have proved right. It goes down when a report of theirs is ignored, and it can be negative.',
    page: scores,
  },
  {
    id: 'moderation-source',
    name: 'moderation source',
    definition:
      'Who decides about the messages of a channel: Virtual Stadium or an external service.',
    page: `${moderation}/channels`,
  },
  {
    id: 'moderator',
    name: 'moderator',
    definition:
      'A role in the Moderation UI: reviews messages and acts on chat users, for the operators assigned to it.',
    page: '/docs/moderationUi/uiOverview/management/managingSupervisorsAndModerators',
  },
  {
    id: 'module',
    name: 'module',
    definition:
      'A part of the chat that you switch on with a property of the widget, such as Bet Share or the live match tracker.',
    page: `${web}/widgets/virtualStadium/quickStart`,
  },
  {
    id: 'offense-score',
    name: 'offense score',
    definition:
      'A score of a chat user as an author of messages, kept with their moderation history. Autopilot takes it into account.',
    page: scores,
  },
  {
    id: 'operator',
    name: 'operator',
    definition:
      'A division of a brand, usually for one language or region. It owns channels, chat users, API keys and moderation settings.',
    page: '/docs/moderationUi/uiOverview/dashboard/managingOperators',
  },
  {
    id: 'request',
    name: 'request',
    also: ['adapter request'],
    definition:
      'A question of the widget to the adapter: a name, arguments, and a callback that takes the answer, again for every change.',
    page: `${web}/adapter/custom/getting-started`,
  },
  {
    id: 'scope',
    name: 'scope',
    definition:
      'The claim of a token that names the parts of the product it opens, such as vs for Virtual Stadium.',
    page: `${stadium}/authentication`,
  },
  {
    id: 'supervisor',
    name: 'supervisor',
    definition:
      'A role in the Moderation UI with everything at brand level: operators, settings, channels, API keys and staff.',
    page: '/docs/moderationUi/uiOverview/management/managingSupervisorsAndModerators',
  },
  {
    id: 'token',
    name: 'token',
    also: ['JWT', 'JSON Web Token'],
    definition:
      'A signed JSON Web Token that says who is chatting. Your server signs it, never the browser.',
    page: `${stadium}/authentication`,
  },
  {
    id: 'widget',
    name: 'widget',
    definition: 'What the loader draws into a container of the host page: here the chat.',
    page: `${web}/overview`,
  },
];
