import fs from 'node:fs';
import path from 'node:path';
import type {Image, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {block, element} from '../../base/mdast';
import {SourceError} from '../../base/sourceError';
import {parsePage} from '../markdown/parse';

/** What the ideal-image plugin can resize. */
const RASTER = /^\.{0,2}\/?[^:?#]+\.(?:png|jpe?g)$/i;

function toPicture({url, alt, title}: Image): MdxJsxTextElement {
  const request = JSON.stringify(/^\.{1,2}\//.test(url) ? url : `./${url}`);
  const [written] = parsePage(`<Picture image={require(${request})} />`).children;
  const picture = element('Picture', {alt: alt ?? '', title: title || null});
  const {attributes} = written as MdxJsxFlowElement;
  return {...picture, attributes: [...attributes, ...picture.attributes]};
}

const isFigure = (node: Nodes): boolean =>
  node.type === 'mdxJsxFlowElement' &&
  node.name === 'Picture' &&
  node.attributes.some((it) => 'name' in it && it.name === 'caption');

/**
 * Makes a `<Picture>` of every relative raster image written in Markdown, and puts a
 * picture and the list that explains its marks together.
 *
 * It looks at the disk for one reason: the bundler's own error for a missing picture names neither
 * the page nor the line.
 */
const pictures: Transformer<Root> = (tree, file) => {
  visit(tree, 'list', (list, at, parent) => {
    const before = parent?.children[(at ?? 0) - 1];
    if (parent && at && list.ordered && before && isFigure(before)) {
      parent.children.splice(at - 1, 2, block('div', {className: 'explained'}, [before, list]));
    }
  });
  visit(tree, 'image', (node, index, parent) => {
    const fail = (problem: string, remedy: string) => new SourceError(file, node, problem, remedy);
    if (!node.alt?.trim()) {
      throw fail(
        `the picture "${node.url}" has no alternative text`,
        'write what matters in it between the brackets: ![what matters](./picture.png)',
      );
    }
    if (!parent || index === undefined || !RASTER.test(node.url) || node.url.startsWith('/')) {
      return;
    }
    if (!fs.existsSync(path.resolve(file.dirname ?? '', node.url))) {
      const remedy = 'correct the path; it is relative to the page';
      throw fail(`there is no picture at "${node.url}"`, remedy);
    }
    parent.children[index] = toPicture(node);
  });
};

export default pictures;
