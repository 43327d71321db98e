import fs from 'node:fs';
import path from 'node:path';
import type {Image, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {sourceError} from '../../base/sourceError';

/** What the ideal-image plugin can resize. */
const RASTER = /^\.{0,2}\/?[^:?#]+\.(?:png|jpe?g)$/i;

function toPicture({url, alt, title}: Image): MdxJsxTextElement {
  const request = /^\.{1,2}\//.test(url) ? url : `./${url}`;
  return {
    type: 'mdxJsxTextElement',
    name: 'Picture',
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'image',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: `require(${JSON.stringify(request)})`,
          data: {
            estree: {
              type: 'Program',
              sourceType: 'module',
              comments: [],
              body: [
                {
                  type: 'ExpressionStatement',
                  expression: {
                    type: 'CallExpression',
                    optional: false,
                    callee: {type: 'Identifier', name: 'require'},
                    arguments: [{type: 'Literal', value: request, raw: JSON.stringify(request)}],
                  },
                },
              ],
            },
          },
        },
      },
      {type: 'mdxJsxAttribute', name: 'alt', value: alt ?? ''},
      ...(title ? [{type: 'mdxJsxAttribute' as const, name: 'title', value: title}] : []),
    ],
    children: [],
  };
}

/**
 * Makes a `<Picture>` of every relative raster image written in Markdown.
 *
 * It looks at the disk for one reason: the bundler's own error for a missing picture names neither
 * the page nor the line.
 */
const pictures: Transformer<Root> = (tree, file) => {
  visit(tree, 'image', (node, index, parent) => {
    if (!node.alt?.trim()) {
      throw sourceError(
        file,
        node,
        `the picture "${node.url}" has no alternative text`,
        'write what matters in it between the brackets: ![what matters](./picture.png)',
      );
    }
    if (!parent || index === undefined || !RASTER.test(node.url) || node.url.startsWith('/')) {
      return;
    }
    if (!fs.existsSync(path.resolve(file.dirname ?? '', node.url))) {
      throw sourceError(
        file,
        node,
        `there is no picture at "${node.url}"`,
        'correct the path; it is relative to the page',
      );
    }
    parent.children[index] = toPicture(node);
  });
};

export default pictures;
