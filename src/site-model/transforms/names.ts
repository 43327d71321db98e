import path from 'node:path';
import type {InlineCode, Link, Nodes, Parents, Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';
import type {ContractModel} from '../contract';
import {catalogueOf} from '../names/catalogue';
import {inlineName} from '../names/inlineName';
import {pageFile, pageRoute} from '../../base/pageRoute';
import {sourceError} from '../../base/sourceError';

/** What a name is linked once in. */
const BLOCKS: readonly Nodes['type'][] = ['paragraph', 'tableRow'];
/** What no link may be in. */
const CLOSED: readonly Nodes['type'][] = ['link', 'linkReference', 'heading'];
const CLOSED_ELEMENTS: readonly (string | null)[] = ['a', 'Link', 'summary'];

function isClosed(node: Parents): boolean {
  return CLOSED.includes(node.type) || ('name' in node && CLOSED_ELEMENTS.includes(node.name));
}

/** What one block has named so far. */
interface Block {
  readonly places: Set<string>;
  readonly types: string[];
}

/** The route that a link of the page leads to, as far as it is a page of this site. */
function linkedRoute(url: string, file: string): string | null {
  if (/^(?:[a-z]+:|#)/.test(url)) {
    return null;
  }
  const target = url.startsWith('/') ? url : path.posix.join('/', path.posix.dirname(file), url);
  return target.replace(/\.mdx?(?=#|$)/, '');
}

/** The routes that the author of a block links to by hand: they need no second link. */
function linkedByHand(block: Nodes, file: string): Set<string> {
  const routes = new Set<string>();
  visitParents(block, 'link', ({url}) => {
    routes.add(linkedRoute(url, file) ?? url);
  });
  return routes;
}

class Page {
  private readonly blocks = new Map<Nodes, Block>();
  private readonly file: string;
  private readonly route: string | null;

  constructor(
    private readonly vfile: VFile,
    private readonly model: ContractModel,
  ) {
    this.file = pageFile(vfile);
    this.route = pageRoute(this.file);
  }

  /** The node to put in the place of the inline code. */
  linked(node: InlineCode, ancestors: readonly Parents[]): InlineCode | Link {
    const block = this.blockAround(ancestors);
    const found = inlineName(this.model, node.value, {
      types: block.types,
      generated: this.file.startsWith('docs/api/'),
    });
    if ('stale' in found) {
      throw sourceError(
        this.vfile,
        node,
        `the contract has no “${found.stale}”`,
        `the nearest are ${found.nearest.join(', ')}; correct the name, or write js:${found.stale} for what is none of the contract`,
      );
    }
    const code: InlineCode = {...node, value: found.shown};
    if (!found.name) {
      return code;
    }
    if (found.name.kind === 'type') {
      block.types.push(found.name.name);
    }
    const {href, card} = catalogueOf(this.model).place(found.name);
    if (
      ancestors.some(isClosed) ||
      block.places.has(card) ||
      href.replace(/#.*/, '') === this.route
    ) {
      return code;
    }
    block.places.add(card);
    const data = card === href ? {} : {data: {hProperties: {'data-card': card}}};
    return {type: 'link', url: href, children: [code], ...data};
  }

  private blockAround(ancestors: readonly Parents[]): Block {
    const node = ancestors.find(({type}) => BLOCKS.includes(type)) ?? ancestors.at(-1);
    const known = node && this.blocks.get(node);
    if (!node || known) {
      return known ?? {places: new Set(), types: []};
    }
    const block: Block = {places: linkedByHand(node, this.file), types: []};
    this.blocks.set(node, block);
    return block;
  }
}

/**
 * Makes links of the names of the contract that are in inline code: the first time in a paragraph
 * or a row of a table, never to the page itself, never inside of a link or a heading. What counts as
 * a name is recognised in `src/site-model/names/inlineName.ts`.
 */
export default function names(model: ContractModel): Transformer<Root> {
  return (tree, file) => {
    const page = new Page(file, model);
    visitParents(tree, 'inlineCode', (node, ancestors) => {
      const parent = ancestors.at(-1);
      if (!parent) {
        return undefined;
      }
      const siblings = parent.children as Nodes[];
      const at = siblings.indexOf(node);
      siblings[at] = page.linked(node, ancestors);
      return [SKIP, at + 1];
    });
  };
}
