import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/** What fences write for the address of this site, without a slash at the end. */
const WRITTEN_ADDRESS = 'https://this-site.example';

/** Puts the address that the site is served at into code: readers run it as it stands. */
export function siteAddress(address: string): Transformer<Root> {
  return (tree) => {
    visit(tree, ['code', 'inlineCode'], (node) => {
      if ('value' in node) {
        node.value = node.value.replaceAll(`${WRITTEN_ADDRESS}/`, address);
      }
    });
  };
}
