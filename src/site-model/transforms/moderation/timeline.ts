import type {List, Root} from 'mdast';
import type {Transformer} from 'unified';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {TimelineStep} from '../../../facts/moderation/timeline';
import {text} from '../fieldTables/nodes';
import {replaceElements} from './elements';

export interface TimelineOptions {
  readonly steps: readonly TimelineStep[];
  /** Folder of the steps' pages, without base URL. */
  readonly pages: string;
}

function list({steps, pages}: TimelineOptions, current: number): List {
  return {
    type: 'list',
    ordered: true,
    spread: false,
    children: steps.map(({id, label}, index) => ({
      type: 'listItem',
      spread: false,
      data: index < current ? {hProperties: {className: ['done']}} : {},
      children: [
        {
          type: 'paragraph',
          children: [
            {
              type: 'link',
              url: `${pages}/${id}`,
              data: index === current ? {hProperties: {ariaCurrent: 'step'}} : {},
              children: [text(label)],
            },
          ],
        },
      ],
    })),
  };
}

/**
 * Makes the progress strip of `<Timeline current="addBrand" />`. Without `current` no step is
 * marked: that is the overview.
 */
export default function timeline(options: TimelineOptions): Transformer<Root> {
  return (tree, file) => {
    replaceElements(tree, file, {name: 'Timeline', attribute: 'current'}, ({value, fail}) => {
      const current = options.steps.findIndex(({id}) => id === value);
      if (value !== null && current < 0) {
        const known = options.steps.map(({id}) => id).join('”, “');
        throw fail(`has no step “${value}”`, `write one of “${known}”, or leave it out`);
      }
      const nav: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'nav',
        attributes: [
          {type: 'mdxJsxAttribute', name: 'className', value: 'timeline'},
          {type: 'mdxJsxAttribute', name: 'aria-label', value: 'Integration timeline'},
        ],
        children: [list(options, current)],
      };
      return [nav];
    });
  };
}
