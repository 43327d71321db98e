import type {ListItem} from 'mdast';
import {link, list, listItem, paragraph, strong, text} from '../../base/mdast';
import {termAnchor, type Glossary, type GlossaryTerm} from '../../facts/glossary';
import type {MadeElement} from './putIn';

function item(term: GlossaryTerm): ListItem {
  const also = term.also?.length ? ` (also ${term.also.join(', ')})` : '';
  const name = link(term.page, [strong([text(term.name)])]);
  return {
    ...listItem(paragraph(name, text(`${also}: ${term.definition}`))),
    data: {hProperties: {id: termAnchor(term)}},
  };
}

/** `<Glossary group="betting" />`: the list of one group of terms. */
export const glossaryList = (glossary: Glossary): MadeElement => ({
  attributes: ['group'],
  make({values, fail}) {
    const terms = new Map(Object.entries(glossary)).get(values.get('group') ?? '');
    if (!terms) {
      const known = Object.keys(glossary).map((it) => `group="${it}"`);
      throw fail('has no group that is known', `write ${known.join(' or ')}`);
    }
    return [list(terms.map(item))];
  },
});
