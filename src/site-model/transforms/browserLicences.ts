import type {Root, Table} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

export interface BrowserLicencesOptions {
  readonly packages: readonly {
    readonly name: string;
    readonly version: string;
    readonly licence: string;
  }[];
}

function row(...cells: string[]): Table['children'][number] {
  return {
    type: 'tableRow',
    children: cells.map((value) => ({type: 'tableCell', children: [{type: 'text', value}]})),
  };
}

/**
 * Puts the table of packages shipped to the browser in place of `<BrowserLicences />`. The list is
 * checked against the bundle by the plugin `browser-licences`.
 */
export default function browserLicences({packages}: BrowserLicencesOptions): Transformer<Root> {
  return (tree) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'BrowserLicences' || !parent || index === undefined) {
        return;
      }
      parent.children[index] = {
        type: 'table',
        children: [
          row('Package', 'Version', 'Licence'),
          ...packages.map(({name, version, licence}) => row(name, version, licence)),
        ],
      };
    });
  };
}
