import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Sidebar = NonNullable<SidebarsConfig[string]>;
type SidebarItems = Extract<Sidebar, readonly unknown[]>;

/** Written by src/site-model/typedoc together with the pages it lists. */
const apiReferenceItems = JSON.parse(
  fs.readFileSync(path.join(__dirname, 'docs/api/typedoc-sidebar.json'), 'utf8'),
) as SidebarItems;

const virtualStadium = [
  'virtualStadium/overview',
  {
    type: 'category',
    label: 'Set up the widget',
    collapsed: false,
    items: [
      'virtualStadium/authentication',
      'virtualStadium/web/overview',
      'virtualStadium/web/widgets/virtualStadium/quickStart',
      'virtualStadium/web/widgets/button/quickStart',
      'virtualStadium/web/api',
      'virtualStadium/web/theming',
      'virtualStadium/web/localization',
    ],
  },
  {
    type: 'category',
    label: 'Adapter',
    link: {type: 'doc', id: 'virtualStadium/web/adapter/overview'},
    items: [
      {
        type: 'category',
        label: 'Custom adapter',
        link: {type: 'doc', id: 'virtualStadium/web/adapter/custom/getting-started'},
        items: [
          'virtualStadium/web/adapter/custom/modules/betShare',
          'virtualStadium/web/adapter/custom/modules/betInsights',
          'virtualStadium/web/adapter/custom/modules/flashBet',
        ],
      },
      {
        type: 'category',
        label: 'Hosted adapter',
        link: {type: 'doc', id: 'virtualStadium/web/adapter/hosted/getting-started'},
        items: ['virtualStadium/web/adapter/hosted/modules/betShare'],
      },
    ],
  },
  {
    type: 'category',
    label: 'Modules',
    items: [
      'virtualStadium/web/widgets/virtualStadium/modules/betShare',
      'virtualStadium/web/widgets/virtualStadium/modules/copyBetButton',
      'virtualStadium/web/widgets/virtualStadium/modules/betInsights',
      'virtualStadium/web/widgets/virtualStadium/modules/flashBet',
      'virtualStadium/web/widgets/virtualStadium/modules/lmt',
      'virtualStadium/web/widgets/virtualStadium/modules/contactSupportButton',
    ],
  },
  {
    type: 'category',
    label: 'Data structures',
    items: [
      'virtualStadium/shared/bet-data-structure',
      'virtualStadium/shared/selection-data-structures',
    ],
  },
  'virtualStadium/localization',
  {
    type: 'category',
    label: 'Mobile',
    link: {type: 'doc', id: 'mobileIntro'},
    items: [
      'virtualStadium/android/overview',
      'virtualStadium/ios/overview',
      'virtualStadium/sdk/overview',
    ],
  },
  'virtualStadium/nextSteps',
  'licensing',
] satisfies Sidebar;

const moderationUi = [
  'moderationUi/overview',
  {
    type: 'category',
    label: 'Set up, step by step',
    link: {type: 'doc', id: 'moderationUi/integrationTimeline/overview'},
    collapsed: false,
    items: [
      'moderationUi/integrationTimeline/addBrand',
      'moderationUi/integrationTimeline/addOperator',
      'moderationUi/integrationTimeline/copyAPIKey',
      'moderationUi/integrationTimeline/inviteSupervisorsAndModerators',
      'moderationUi/integrationTimeline/createChannels',
      'moderationUi/integrationTimeline/moderationSettingsSetup',
    ],
  },
  {
    type: 'category',
    label: 'Moderation',
    link: {type: 'doc', id: 'moderationUi/uiOverview/moderation/overview'},
    items: [
      'moderationUi/uiOverview/moderation/messages',
      'moderationUi/uiOverview/moderation/channels',
      'moderationUi/uiOverview/moderation/users',
      'moderationUi/uiOverview/moderation/logs',
    ],
  },
  {
    type: 'category',
    label: 'Dashboard',
    link: {type: 'doc', id: 'moderationUi/dashboard'},
    items: [
      'moderationUi/uiOverview/dashboard/managingBrands',
      'moderationUi/uiOverview/dashboard/managingOperators',
      'moderationUi/uiOverview/dashboard/organizationSettings',
    ],
  },
  {
    type: 'category',
    label: 'Management',
    link: {type: 'doc', id: 'moderationUi/management'},
    items: ['moderationUi/uiOverview/management/managingSupervisorsAndModerators'],
  },
  {
    type: 'category',
    label: 'Analytics',
    link: {type: 'doc', id: 'moderationUi/analytics'},
    items: [
      'moderationUi/uiOverview/analytics/overview',
      'moderationUi/uiOverview/analytics/exportData',
    ],
  },
  {
    type: 'category',
    label: 'Screen reference',
    items: [
      'moderationUi/views/messages',
      'moderationUi/views/channels',
      'moderationUi/views/users',
      'moderationUi/views/logs',
      'moderationUi/views/analytics',
    ],
  },
] satisfies Sidebar;

const api = [
  {
    type: 'category',
    label: 'REST API',
    collapsed: false,
    items: [
      'apiReference/overview',
      'apiReference/authentication',
      'apiReference/endpoints',
      'apiReference/rateLimits',
    ],
  },
  {
    type: 'category',
    label: 'Type reference',
    link: {type: 'doc', id: 'api/index'},
    collapsed: false,
    items: apiReferenceItems,
  },
] satisfies Sidebar;

export default {virtualStadium, moderationUi, api} satisfies SidebarsConfig;
