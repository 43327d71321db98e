import {emphasis, paragraph, text} from '../../base/mdast';
import type {PageElement} from '../../base/pageElement';

/** What the drawing shows, for those who do not see it. */
export const description =
  'Drawing of the widget: a header with the channel name and the score, chat messages, a shared bet slip with a copy button, a flash bet with three outcomes, and the field for a message.';

export const caption = 'A drawing, not a photograph: the look of the widget is set by its theme.';

export const WidgetDrawing: PageElement = {
  from: '@site/src/components/WidgetDrawing',
  attributes: {},
  plain: () => [emphasis(`Picture: ${description}`), paragraph(text(caption))],
};
