/** All scenes, in the order of the contact sheet. */
import type {Scene} from '../scene';
import {adapterLifecycle} from './diagrams/adapterLifecycle';
import {betSlipAnatomy} from './diagrams/betSlipAnatomy';
import {dataFlow} from './diagrams/dataFlow';
import {flashBetTimeline} from './diagrams/flashBetTimeline';
import {hierarchy} from './diagrams/hierarchy';
import {webViewBridge} from './diagrams/webViewBridge';
import {sample} from './sample';
import {socialCard} from './socialCard';
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
  sample,
  socialCard,
];
