import type {List, Nodes} from 'mdast';
import {attributeText} from '../../base/attributes';
import {list, listItem, paragraph, strong, type Phrasing} from '../../base/mdast';
import type {PageElement} from '../../base/pageElement';

/** A fence, and after it its steps: the file, then a numbered list. */
export const Walkthrough: PageElement = {
  from: '@site/src/components/Walkthrough',
  attributes: {},
  plain(_, children) {
    const isStep = (it: Nodes): it is List => it.type === 'list' && it.data?.isStep === true;
    const steps = children.filter(isStep).flatMap((it) => it.children);
    return [...children.filter((it) => !isStep(it)), list(steps, true)];
  },
};

export const Step: PageElement = {
  from: '@site/src/components/Walkthrough/Step',
  attributes: {lines: 'text', name: 'text'},
  plain(element, [first, ...others]) {
    const [from, to] = (attributeText(element, 'lines') ?? '').split('-');
    const lines = to && to !== from ? `lines ${from} to ${to}` : `line ${from}`;
    const name = strong([attributeText(element, 'name') ?? '']);
    const said = first?.type === 'paragraph' ? first.children : [];
    const item = listItem(paragraph(name, ` (${lines}). `, ...(said as Phrasing[])));
    item.children.push(...(others as typeof item.children));
    return [{...list([item]), data: {isStep: true}}];
  },
};

declare module 'mdast' {
  interface ListData {
    /** Of a walkthrough. */
    isStep?: boolean;
  }
}
