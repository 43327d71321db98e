import type {PageElement} from '../../base/pageElement';
import {Actions} from '../../components/Actions/inPages';
import {Cards} from '../../components/Cards/inPages';
import {ModulePicture} from '../../components/ModulePicture/inPages';
import {Picture} from '../../components/Picture/inPages';
import {Player} from '../../components/Player/inPages';
import {Provisional} from '../../components/Provisional/inPages';
import {Step, Walkthrough} from '../../components/Walkthrough/inPages';
import {WidgetDrawing} from '../../components/WidgetDrawing/inPages';
import {TabItem, Tabs} from '../../theme/Tabs/inPages';

const components = {
  ...{Actions, Cards, ModulePicture, Picture, Player, Provisional, WidgetDrawing},
  ...{Step, Tabs, TabItem, Walkthrough},
};

/** The components that pages use, by name. */
export const pageElements: ReadonlyMap<string, PageElement> = new Map(Object.entries(components));
