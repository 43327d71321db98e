import type {Root} from 'mdast';
import type {Processor, Transformer} from 'unified';
import {running} from '../../site-model/current';

/**
 * Compiles the tree of a page that was read already: it is the one that was checked. What Docusaurus
 * would parse is left alone, but for pages of its own.
 */
export default function readPage(this: Processor<Root>): Transformer<Root> {
  if (!this.parser) {
    throw new Error('remark-parse must come before readPage.');
  }
  this.parser = () => ({type: 'root', children: []});
  return async (_tree, file) => running().treeOf(file.path, String(file));
}
