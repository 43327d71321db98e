import {toString} from 'mdast-util-to-string';
import {link, list, listItem, paragraph, section, strong, withProperties} from '../../base/mdast';
import {glossaryPage, termAnchor, type Glossary, type GlossaryTerm} from '../../facts/glossary';
import {nearest} from '../contract/resolveName';
import type {MadeElement} from './putIn';

/** `<Glossary group="betting" />`: the list of one group of terms. */
export const glossaryList = (glossary: Glossary): MadeElement => ({
  attributes: ['group'],
  make({values, fail}) {
    const terms = new Map(Object.entries(glossary)).get(values.get('group') ?? '');
    if (!terms) {
      const known = Object.keys(glossary).map((it) => `group="${it}"`);
      throw fail('has no group that is known', `write ${known.join(' or ')}`);
    }
    const items = terms.map((term, index) => {
      const letter = (at: number) => terms[at]?.name.charAt(0).toUpperCase() ?? '';
      const begins = letter(index) === letter(index - 1) ? {} : {'data-letter': letter(index)};
      const name = link(term.page, [strong([term.name])]);
      const also = term.also?.length ? ` (also ${term.also.join(', ')})` : '';
      const item = listItem(paragraph(name, `${also}: ${term.definition}`));
      return withProperties(item, {id: termAnchor(term), ...begins});
    });
    return [section('glossary', [list(items)])];
  },
});

/** Terms by what may be written for them: their id, their name, other words and forms, and plurals. */
function vocabulary(terms: readonly GlossaryTerm[]): ReadonlyMap<string, GlossaryTerm> {
  const pairs = terms.flatMap((term) =>
    [term.id, term.name, ...(term.also ?? []), ...(term.forms ?? [])]
      .flatMap((word) => [word.toLowerCase(), `${word.toLowerCase()}s`])
      .map((word) => [word, term] as const),
  );
  return new Map(pairs);
}

/**
 * Makes a link to the glossary of `<Term>market</Term>`, or `<Term id="bet-slip">tickets</Term>`,
 * where a page first names the term; later mentions stay plain text.
 */
export function termLink(all: readonly GlossaryTerm[]): MadeElement {
  const words = vocabulary(all);
  return {
    attributes: ['id'],
    inText: true,
    aroundText: true,
    make({values, children, ancestors, fail, claim}) {
      const id = values.get('id');
      const word = (id ?? toString(children)).replace(/\s+/g, ' ').trim();
      const term = words.get(word.toLowerCase());
      if (!term) {
        const known = all.map((it) => (id ? it.id : it.name));
        const near = nearest(word, known).join('”, “');
        const remedy = `the nearest are “${near}”; write one of them, or define the term in src/facts/glossary`;
        throw fail(`has no term “${word}”`, remedy, 'the glossary');
      }
      const outer = ancestors.find(({type}) => type === 'link' || type === 'heading');
      if (outer) {
        const problem = `is in a ${outer.type}, where it can't be a link`;
        throw fail(problem, 'mark its first mention in a sentence', `the term “${word}”`);
      }
      const url = claim(`${glossaryPage}#${termAnchor(term)}`);
      return url ? [withProperties(link(url, children), {className: ['term']})] : children;
    },
  };
}
