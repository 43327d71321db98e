import type {Nodes} from 'mdast';
import {link, text} from '../../base/mdast';
import type {PageElement} from '../../base/pageElement';
import {provisionalMark as mark} from '../../base/provisional';

/** The mark in Markdown: new nodes each time, since the owner of the tree may change them. */
export const plainMark = (): Nodes[] => [text('('), link(mark.page, [text(mark.word)]), text(')')];

/** What a mark is about, in Markdown. */
export const plainPart = (children: Nodes[]): Nodes[] => [
  text(mark.begin),
  ...children,
  text(mark.end),
];

export const Provisional: PageElement = {
  from: null,
  attributes: {},
  plain: (_, children) => [...plainPart(children), text(' '), ...plainMark()],
};
