import type {Nodes} from 'mdast';
import {text} from '../../base/mdast';
import type {PageElement} from '../../base/pageElement';
import {provisionalMark as mark} from '../../base/provisional';

/** The mark in Markdown: new nodes each time, since the owner of the tree may change them. */
export const plainMark = (): Nodes[] => [
  text('('),
  {type: 'link', url: mark.page, children: [text(mark.word)]},
  text(')'),
];

export const Provisional: PageElement = {
  from: null,
  attributes: {},
  plain: (_, children) => [...children, text(' '), ...plainMark()],
};
