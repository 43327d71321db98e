import {toString} from 'mdast-util-to-string';
import {link} from '../../base/mdast';
import {glossaryPage, termAnchor, type GlossaryTerm} from '../../facts/glossary';
import {nearest} from '../contract/resolveName';
import type {MadeElement} from './putIn';

/** Terms by what may be written for them: their id, their name, other words and forms, and plurals. */
function vocabulary(terms: readonly GlossaryTerm[]): ReadonlyMap<string, GlossaryTerm> {
  return new Map(
    terms.flatMap((term) =>
      [term.id, term.name, ...(term.also ?? []), ...(term.forms ?? [])]
        .flatMap((word) => [word.toLowerCase(), `${word.toLowerCase()}s`])
        .map((word) => [word, term] as const),
    ),
  );
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
        throw fail(
          `has no term “${word}”`,
          `the nearest are “${nearest(word, known).join('”, “')}”; write one of them, or define the term in src/facts/glossary`,
          'the glossary',
        );
      }
      const outer = ancestors.find(({type}) => type === 'link' || type === 'heading');
      if (outer) {
        throw fail(
          `is in a ${outer.type}, where it can't be a link`,
          'mark its first mention in a sentence',
          `the term “${word}”`,
        );
      }
      const url = claim(`${glossaryPage}#${termAnchor(term)}`);
      return url
        ? [{...link(url, children), data: {hProperties: {className: ['term']}}}]
        : children;
    },
  };
}
