import type {Nodes, PhrasingContent, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {text} from './fieldTables/nodes';

const ADDRESS = /(https:\/\/[^\s,;()<>]*[^\s.,;()<>]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** The owner's words; an address among them is a link, as every reader of Markdown makes it one. */
export function linkedWords(words: string): PhrasingContent[] {
  return words
    .split(ADDRESS)
    .map((part, index): PhrasingContent => {
      const url = part.includes('://') ? part : `mailto:${part}`;
      return index % 2 === 0 ? text(part) : {type: 'link', url, children: [text(part)]};
    })
    .filter((node) => node.type !== 'text' || node.value !== '');
}

export interface ContactOptions {
  /** Plain words, as the owner writes them. */
  readonly contact: string;
}

/** Puts the contact of `src/site.ts` in the place of `<Contact />` in a sentence. */
export default function contact(options: ContactOptions): Transformer<Root> {
  return (tree) => {
    visit(tree, 'mdxJsxTextElement', (node, index, parent) => {
      if (node.name === 'Contact' && parent && index !== undefined) {
        const words = linkedWords(options.contact);
        (parent.children as Nodes[]).splice(index, 1, ...words);
        return index + words.length;
      }
      return undefined;
    });
  };
}
