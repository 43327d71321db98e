import type {Nodes, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {text} from './fieldTables/nodes';

export interface ContactOptions {
  /** Plain words, as the owner writes them. */
  readonly contact: string;
}

/** Puts the contact of `src/site.ts` in the place of `<Contact />` in a sentence. */
export default function contact(options: ContactOptions): Transformer<Root> {
  return (tree) => {
    visit(tree, 'mdxJsxTextElement', (node, index, parent) => {
      if (node.name === 'Contact' && parent && index !== undefined) {
        (parent.children as Nodes[])[index] = text(options.contact);
      }
    });
  };
}
