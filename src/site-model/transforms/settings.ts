import type {PhrasingContent} from 'mdast';
import {text} from '../../base/mdast';
import type {SiteSettings} from '../../site';
import type {MadeElement} from './putIn';

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

const words = (said: string): MadeElement => ({inText: true, make: () => linkedWords(said)});

/** Settings of `src/site.ts`, by the elements that name them. */
export function settings({title, tagline, product}: SiteSettings): [string, MadeElement][] {
  return [
    ['Contact', words(product.contact)],
    ['SiteTitle', words(title)],
    ['SiteTagline', words(tagline)],
  ];
}
