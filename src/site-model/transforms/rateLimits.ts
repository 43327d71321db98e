import type {Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {SiteSettings} from '../../site';
import {linkedWords} from './contact';
import {table, text} from './fieldTables/nodes';

export interface RateLimitsOptions {
  /** As agreed by contract; `null` while none is published. */
  readonly limits: SiteSettings['rateLimits'];
  /** Who knows them. */
  readonly contact: string;
}

function shown({limits, contact}: RateLimitsOptions): RootContent {
  if (!limits?.length) {
    const said = `No limit is published: limits are agreed by contract. Ask ${contact} for yours.`;
    return {type: 'paragraph', children: [{type: 'strong', children: linkedWords(said)}]};
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

/** Puts the limits of `src/site.ts`, or that none is published, in the place of `<RateLimits />`. */
export default function rateLimits(options: RateLimitsOptions): Transformer<Root> {
  return (tree) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name === 'RateLimits' && parent && index !== undefined) {
        (parent as Root).children[index] = shown(options);
      }
    });
  };
}
