import type {List, ListItem, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {termAnchor, type GlossaryGroup, type GlossaryTerm} from '../../facts/glossary';
import {sourceError} from '../../base/sourceError';

export interface GlossaryListOptions {
  readonly glossary: Readonly<Record<GlossaryGroup, readonly GlossaryTerm[]>>;
}

function item(term: GlossaryTerm): ListItem {
  const also = term.also?.length ? ` (also ${term.also.join(', ')})` : '';
  return {
    type: 'listItem',
    data: {hProperties: {id: termAnchor(term)}},
    children: [
      {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            url: term.page,
            children: [{type: 'strong', children: [{type: 'text', value: term.name}]}],
          },
          {type: 'text', value: `${also}: ${term.definition}`},
        ],
      },
    ],
  };
}

/** Makes the list of one group of terms of `<Glossary group="betting" />`. */
export default function glossaryList({glossary}: GlossaryListOptions): Transformer<Root> {
  const groups = new Map<string, readonly GlossaryTerm[]>(Object.entries(glossary));

  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Glossary' || !parent || index === undefined) {
        return;
      }
      const group = node.attributes.find((it) => 'name' in it && it.name === 'group')?.value;
      const terms = typeof group === 'string' ? groups.get(group) : undefined;
      if (!terms) {
        const known = [...groups.keys()].map((it) => `group="${it}"`).join(' or ');
        throw sourceError(
          file,
          node,
          'the list of terms has no group that is known',
          `write ${known}`,
        );
      }
      const list: List = {type: 'list', ordered: false, spread: false, children: terms.map(item)};
      parent.children[index] = list;
    });
  };
}
