import type {PhrasingContent, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {link, paragraph, strong, table, text} from '../../base/mdast';
import type {SiteSettings} from '../../site';
import type {MadeElement} from './putIn';

const ADDRESS = /(https:\/\/[^\s,;()<>]*[^\s.,;()<>]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** The owner's words; an address among them is a link, as every reader of Markdown makes it one. */
export function linkedWords(words: string): PhrasingContent[] {
  return words.split(ADDRESS).flatMap((part, index): PhrasingContent[] => {
    if (index % 2) {
      return [link(part.includes('://') ? part : `mailto:${part}`, [part])];
    }
    return part ? [text(part)] : [];
  });
}

/** Makes links of the addresses in the contact, wherever a text says it, a fact with a straight apostrophe. */
export const contactLinks =
  (contact: string): Transformer<Root> =>
  (tree) =>
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || parent.type === 'link' || !ADDRESS.test(contact)) {
        return undefined;
      }
      const words = node.value.replaceAll("'", '’').includes(contact)
        ? linkedWords(node.value)
        : [node];
      parent.children.splice(index ?? 0, 1, ...words);
      return (index ?? 0) + words.length;
    });

/** `<SiteTitle />` and others: a setting of `src/site.ts`. */
export const setting = (words: string): MadeElement => ({
  inText: true,
  make: () => linkedWords(words),
});

/** `<RateLimits />`: the limits of `src/site.ts`, or whom to ask for them. */
export const rateLimits = (limits: SiteSettings['rateLimits'], contact: string): MadeElement => ({
  make() {
    if (!limits?.length) {
      const said = `The limits aren't known. Agree on them in your contract: ask ${contact}.`;
      return [paragraph(strong(linkedWords(said)))];
    }
    const rows = limits.map(({appliesTo, requests, windowSeconds: seconds}) => [
      appliesTo,
      requests.toLocaleString('en'),
      seconds === 1 ? '1 second' : `${seconds.toLocaleString('en')} seconds`,
    ]);
    return [table(['Applies to', 'Requests', 'In'], rows)];
  },
});
