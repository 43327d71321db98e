import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {pageFences} from '../fences/fences';
import {readFrontMatter} from '../markdown/frontMatter';
import {markupProblem} from '../markdown/markup';
import {parsePage} from '../markdown/parse';
import {contents, type Given} from '../transforms/contents';
import type {Page} from './page';
import type {Source} from '../sources/sources';
import {transformed} from './transformed';

/** A page with what it says of itself, before it is read as a whole. */
export function headOf(source: Source) {
  const {title = '', description = '', unlisted} = readFrontMatter(source.text);
  const said = {title: String(title), description: String(description)};
  return {...source, ...said, unlisted: unlisted === true};
}

/** Every id of a page, and how often it has it. */
function idsOf(tree: Root): ReadonlyMap<string, number> {
  const ids = new Map<string, number>();
  const add = (id: unknown): void => {
    if (typeof id === 'string' && id) {
      ids.set(id, (ids.get(id) ?? 0) + 1);
    }
  };
  visit(tree, (node: Nodes) => {
    add(node.type === 'heading' ? node.data?.id : node.data?.hProperties?.id);
    if ('attributes' in node && Array.isArray(node.attributes)) {
      add(node.attributes.find((it) => 'name' in it && it.name === 'id')?.value);
    }
  });
  return ids;
}

/** Reads a page: parsed once, and taken through what the site puts into pages. */
export function readPage(source: Source, siteDir: string, given: Given): Page {
  const {file, text} = source;
  const head = headOf(source);
  const absolute = path.join(siteDir, file);
  let written: Root;
  try {
    written = parsePage(text);
  } catch (error) {
    const nothing = {written: null, tree: null, plain: null, ids: null};
    const fences = {fences: [], problems: []};
    return {...head, ...nothing, fences, problems: [markupProblem(file, error)]};
  }
  const tree = structuredClone(written);
  const vfile = new VFile({path: absolute, cwd: siteDir, value: text});
  const {transforms, leftOut} = contents(given);
  const {plain, problems} = transformed(tree, vfile, {file, transforms});
  const isWhole = !leftOut.some((name) => text.includes(`<${name}`));
  return {
    ...head,
    written,
    tree,
    plain,
    ids: isWhole ? idsOf(tree) : null,
    fences: pageFences(file, written, tree),
    problems,
  };
}
