/** All scenes, in the order of the contact sheet. */
import type {Scene} from '../scene';
import {adapterLifecycle} from './diagrams/adapterLifecycle';
import {betSlipAnatomy} from './diagrams/betSlipAnatomy';
import {dataFlow} from './diagrams/dataFlow';
import {figurePlaces} from './diagrams/figurePlaces';
import {flashBetTimeline} from './diagrams/flashBetTimeline';
import {hierarchy} from './diagrams/hierarchy';
import {messagePath} from './diagrams/messagePath';
import {webViewBridge} from './diagrams/webViewBridge';
import {analytics} from './moderation/analytics';
import {apiKeys} from './moderation/apiKeys';
import {brandList} from './moderation/brandList';
import {channelList} from './moderation/channelList';
import {createChannel} from './moderation/createChannel';
import {invitation} from './moderation/invitation';
import {logs} from './moderation/logs';
import {management} from './moderation/management';
import {messages} from './moderation/messages';
import {operatorSettings} from './moderation/operatorSettings';
import {testEvent} from './moderation/testEvent';
import {users} from './moderation/users';
import {sample} from './sample';
import {widgetChat} from './widget/chat';
import {widgetFlashBet} from './widget/flashBet';
import {widgetInsights} from './widget/insights';
import {widgetSharedSlip} from './widget/sharedSlip';

export const scenes: readonly Scene[] = [
  dataFlow,
  adapterLifecycle,
  flashBetTimeline,
  betSlipAnatomy,
  webViewBridge,
  widgetChat,
  widgetSharedSlip,
  widgetFlashBet,
  widgetInsights,
  hierarchy,
  brandList,
  operatorSettings,
  apiKeys,
  invitation,
  channelList,
  createChannel,
  testEvent,
  messagePath,
  messages,
  users,
  logs,
  analytics,
  figurePlaces,
  management,
  sample,
];
