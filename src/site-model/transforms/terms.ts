import type {Link, Nodes, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {attributeText} from '../../base/attributes';
import type {Element} from '../../base/pageElement';
import {glossaryPage, termAnchor, type GlossaryTerm} from '../../facts/glossary';
import {nearest} from '../contract/resolveName';
import {sourceError} from '../../base/sourceError';

/** Terms by what may stand for them: their id, their name, other words and forms, and plurals. */
function vocabulary(terms: readonly GlossaryTerm[]): ReadonlyMap<string, GlossaryTerm> {
  const words = new Map<string, GlossaryTerm>();
  for (const term of terms) {
    for (const word of [term.id, term.name, ...(term.also ?? []), ...(term.forms ?? [])]) {
      words.set(word.toLowerCase(), term);
      words.set(`${word.toLowerCase()}s`, term);
    }
  }
  return words;
}

/**
 * Makes a link to the glossary of `<Term>market</Term>`, or `<Term id="bet-slip">tickets</Term>`,
 * where a page first names the term; later mentions stay plain text.
 */
export default function terms(all: readonly GlossaryTerm[]): Transformer<Root> {
  const words = vocabulary(all);

  return (tree, file) => {
    const marked = new Set<GlossaryTerm>();
    visitParents(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node, ancestors) => {
      const element = node as Element;
      const parent = ancestors.at(-1);
      if (element.name !== 'Term' || !parent) {
        return undefined;
      }
      const id = attributeText(element, 'id');
      const word = (id ?? toString(element)).replace(/\s+/g, ' ').trim();
      const term = words.get(word.toLowerCase());
      if (!term) {
        const known = nearest(
          word,
          all.map((it) => (id ? it.id : it.name)),
        ).join('”, “');
        throw sourceError(
          file,
          element,
          `the glossary has no term “${word}”`,
          `the nearest are “${known}”; write one of them, or define the term in src/facts/glossary`,
        );
      }
      const outer = ancestors.find(({type}) => type === 'link' || type === 'heading');
      if (outer) {
        throw sourceError(
          file,
          element,
          `the term “${word}” stands in a ${outer.type}, where it can't be a link`,
          'mark its first mention in a sentence',
        );
      }
      const children = element.children as PhrasingContent[];
      const link: Link = {
        type: 'link',
        url: `${glossaryPage}#${termAnchor(term)}`,
        data: {hProperties: {className: ['term']}},
        children,
      };
      const shown: PhrasingContent[] = marked.has(term) ? children : [link];
      marked.add(term);
      const siblings = parent.children as Nodes[];
      const at = siblings.indexOf(element);
      // Alone on its line, the element stands for a paragraph.
      const isFlow = element.type === 'mdxJsxFlowElement';
      siblings.splice(at, 1, ...(isFlow ? [{type: 'paragraph' as const, children: shown}] : shown));
      return [SKIP, at + 1];
    });
  };
}
