import type {InlineCode, Link, Nodes, Parents, Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {link, withProperties} from '../../base/mdast';
import {onceFor} from '../../base/onceFor';
import {pageFile, pageRoute} from '../../base/pageRoute';
import {SourceError} from '../../base/sourceError';
import type {ContractModel} from '../contract';
import {siteUrl} from '../markdown/siteLinks';
import {inlineName} from '../names/inlineName';
import {isGenerated} from '../sources/sources';

/** What a name is linked once in. */
const BLOCKS: readonly Nodes['type'][] = ['paragraph', 'tableRow'];
/** What no link may be in. */
const CLOSED: readonly Nodes['type'][] = ['link', 'linkReference', 'heading'];
const CLOSED_ELEMENTS: readonly (string | null)[] = ['a', 'Link', 'summary'];

function isClosed(node: Parents): boolean {
  return CLOSED.includes(node.type) || ('name' in node && CLOSED_ELEMENTS.includes(node.name));
}

/** What one block has named so far: what its author links to by hand needs no second link. */
function blockIn(file: string) {
  return onceFor((block: Nodes) => {
    const places = new Set<string>();
    visitParents(block, 'link', ({url}) => {
      places.add(siteUrl(url, {file, baseUrl: '/'}));
    });
    const types: string[] = [];
    return {places, types};
  });
}

/**
 * Makes links of the names of the contract that are in inline code: the first time in a paragraph
 * or a row of a table, never to the page itself, never inside of a link or a heading. What counts as
 * a name is recognised in `src/site-model/names/inlineName.ts`.
 */
export default function names(model: ContractModel): Transformer<Root> {
  return (tree, vfile) => {
    const file = pageFile(vfile);
    const route = pageRoute(file);
    const named = blockIn(file);

    /** The node to put in the place of the inline code. */
    function linked(node: InlineCode, ancestors: readonly Parents[]): InlineCode | Link {
      const isBlock = ({type}: Nodes) => BLOCKS.includes(type);
      const {places, types} = named(ancestors.find(isBlock) ?? ancestors.at(-1) ?? tree);
      const found = inlineName(model, node.value, {types, generated: isGenerated(file)});
      if ('stale' in found) {
        throw new SourceError(
          vfile,
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
        types.push(found.name.name);
      }
      const {href, card} = found.name;
      if (ancestors.some(isClosed) || places.has(card) || href.replace(/#.*/, '') === route) {
        return code;
      }
      places.add(card);
      return withProperties(link(href, [code]), card === href ? {} : {'data-card': card});
    }

    visitParents(tree, 'inlineCode', (node, ancestors) => {
      const siblings = (ancestors.at(-1) ?? tree).children as Nodes[];
      const at = siblings.indexOf(node);
      siblings[at] = linked(node, ancestors);
      return [SKIP, at + 1];
    });
  };
}
