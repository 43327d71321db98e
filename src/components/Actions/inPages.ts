import {staticValue} from '../../base/attributes';
import {link, paragraph, text} from '../../base/mdast';
import type {PageElement} from '../../base/pageElement';

export const Actions: PageElement = {
  from: '@site/src/components/Actions',
  attributes: {links: 'data'},
  plain(element) {
    const links = staticValue(element, 'links') as {to: string; text: string}[];
    return links.map(({to, text: said}) => paragraph(link(to, [text(said)])));
  },
};
