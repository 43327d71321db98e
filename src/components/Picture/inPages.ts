import {attributeText} from '../../base/attributes';
import {emphasis, paragraph, text} from '../../base/mdast';
import type {PageElement} from '../../base/pageElement';

export const Picture: PageElement = {
  from: null,
  attributes: {
    ...{image: 'picture', dark: 'picture', narrow: 'picture', narrowDark: 'picture'},
    ...{alt: 'text', caption: 'text'},
  },
  plain(element) {
    const caption = attributeText(element, 'caption');
    const shown = [emphasis(`Picture: ${attributeText(element, 'alt')}`)];
    return caption ? [...shown, paragraph(text(caption))] : shown;
  },
};
