import {emphasis, paragraph, text} from '../../base/mdast';
import type {PageElement} from '../../base/pageElement';
import {caption, description} from './description';

export const WidgetDrawing: PageElement = {
  from: '@site/src/components/WidgetDrawing',
  attributes: {},
  plain: () => [emphasis(`Picture: ${description}`), paragraph(text(caption))],
};
