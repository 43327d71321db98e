import type {List, ListItem, Nodes} from 'mdast';
import {attributeText} from '../../base/attributes';
import {list, listItem, paragraph, strong} from '../../base/mdast';
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
  plain(element, children) {
    const [from, to] = (attributeText(element, 'lines') ?? '').split('-');
    const lines = to && to !== from ? `lines ${from} to ${to}` : `line ${from}`;
    const name = paragraph(strong([attributeText(element, 'name') ?? '']), ` (${lines}). `);
    const [first, ...others] = children;
    const said = first?.type === 'paragraph' ? [...first.children, ...others] : children;
    const item = [...name.children, ...said] as ListItem['children'];
    return [{...list([listItem(...item)]), data: {isStep: true}}];
  },
};

declare module 'mdast' {
  interface ListData {
    /** Of a walkthrough. */
    isStep?: boolean;
  }
}
