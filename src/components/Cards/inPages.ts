import type {RootContent} from 'mdast';
import {attributeText, staticValue} from '../../base/attributes';
import {link, paragraph, text} from '../../base/mdast';
import type {PageElement} from '../../base/pageElement';

export const Cards: PageElement = {
  from: '@site/src/components/Cards',
  attributes: {cards: 'data', headingLevel: ['h2', 'h3']},
  plain(element) {
    const cards = staticValue(element, 'cards') as {to: string; title: string; text: string}[];
    const depth = attributeText(element, 'headingLevel') === 'h2' ? 2 : 3;
    return cards.flatMap(({to, title, text: what}): RootContent[] => [
      {type: 'heading', depth, children: [link(to, [text(title)])]},
      paragraph(text(what)),
    ]);
  },
};
