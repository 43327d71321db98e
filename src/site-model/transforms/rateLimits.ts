import type {RootContent} from 'mdast';
import {paragraph, strong, text} from '../../base/mdast';
import type {SiteSettings} from '../../site';
import {table} from './fieldTables/nodes';
import type {MadeElement} from './putIn';
import {linkedWords} from './settings';

type Settings = Pick<SiteSettings, 'rateLimits'> & {readonly product: {readonly contact: string}};

function shown({rateLimits: limits, product}: Settings): RootContent {
  if (!limits?.length) {
    const said = `No limit is published: limits are agreed by contract. Ask ${product.contact} for yours.`;
    return paragraph(strong(linkedWords(said)));
  }
  return table(
    ['Applies to', 'Requests', 'In'].map((name) => [text(name)]),
    limits.map(({appliesTo, requests, windowSeconds}) => [
      [text(appliesTo)],
      [text(requests.toLocaleString('en'))],
      [text(windowSeconds === 1 ? '1 second' : `${windowSeconds.toLocaleString('en')} seconds`)],
    ]),
  );
}

/** `<RateLimits />`: the limits of `src/site.ts`, or that none is published. */
export const rateLimits = (settings: Settings): MadeElement => ({make: () => [shown(settings)]});
