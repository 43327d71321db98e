import {attributeText} from '../../base/attributes';
import {list, listItem, paragraph, text} from '../../base/mdast';
import type {PageElement} from '../../base/pageElement';
import {PLAYS, type PlayName} from '../../base/plays';

export const Player: PageElement = {
  from: '@site/src/components/Player',
  attributes: {sample: Object.keys(PLAYS)},
  plain(element, children) {
    const steps = PLAYS[attributeText(element, 'sample') as PlayName];
    const items = steps.map(({says}) => listItem(paragraph(text(says))));
    const said = [paragraph(text('What happens, step by step:')), list(items, true)];
    return [...children, ...said.map((it) => ({...it, data: {isPlayed: true}}))];
  },
};

declare module 'mdast' {
  interface Data {
    /** Said in Markdown alone: in the page it is played, and no search leads to it. */
    isPlayed?: boolean;
  }
}
