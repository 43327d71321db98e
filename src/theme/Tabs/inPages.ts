import {attributeText} from '../../base/attributes';
import {paragraph, strong, text} from '../../base/mdast';
import type {PageElement} from '../../base/pageElement';

export const Tabs: PageElement = {
  from: '@theme/Tabs',
  attributes: {groupId: 'text'},
  plain: (_, children) => children,
};

export const TabItem: PageElement = {
  from: '@theme/TabItem',
  attributes: {value: 'text', label: 'text', default: 'nothing'},
  plain: (element, children) => [
    paragraph(
      strong([text(attributeText(element, 'label') ?? attributeText(element, 'value') ?? '')]),
    ),
    ...children,
  ],
};
