import type {Nodes} from 'mdast';
import {attributeText} from '../../base/attributes';
import {link, paragraph, text, type Phrasing} from '../../base/mdast';
import type {PageElement} from '../../base/pageElement';
import {provisionalMark as mark, type Extent} from '../../base/provisional';

/** The mark in Markdown: new nodes each time, since the owner of the tree may change them. */
export const plainMark = (): Nodes[] => [link(mark.page, [text(mark.word)]), text(mark.heard)];

/** What a mark is about, in Markdown. */
export const plainPart = (children: Nodes[]): Nodes[] => [
  text(mark.begin),
  ...children,
  text(mark.end),
];

export const Provisional: PageElement = {
  from: null,
  attributes: {of: Object.keys(mark.extents)},
  plain(element, children) {
    const of = attributeText(element, 'of') as Extent | null;
    if (!of) {
      return [...plainPart(children), text(' '), ...plainMark()];
    }
    const said = [text(`${mark.extents[of]} `), ...plainMark()] as Phrasing[];
    return of === 'page'
      ? [paragraph(...said)]
      : [paragraph(mark.begin, ' ', ...said), ...children, paragraph(mark.end)];
  },
};
