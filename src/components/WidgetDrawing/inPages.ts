import {emphasis, paragraph, text} from '../../base/mdast';
import type {PageElement} from '../../base/pageElement';

/** What the drawing shows, for those who do not see it. */
export const description =
  'The widget: a header with the channel name and the score, chat messages, a shared bet slip with a copy button, a flash bet with three outcomes, and the field for a message.';

export const caption = 'Illustration. Your theme determines what the widget looks like.';

export const WidgetDrawing: PageElement = {
  from: '@site/src/components/WidgetDrawing',
  attributes: {},
  plain: () => [emphasis(`Picture: ${description}`), paragraph(text(caption))],
};
