import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {copyOf} from '../../base/copyOf';
import {hashOf} from '../../base/hashOf';
import {onceFor} from '../../base/onceFor';
import type {Problem} from '../../base/problem';
import {withExcerpts} from '../fences/excerpts';
import type {Fences} from '../fences/fence';
import {pageFences} from '../fences/fences';
import {readFrontMatter} from '../markdown/frontMatter';
import {markupProblem} from '../markdown/markup';
import {parsePage} from '../markdown/parse';
import {withOwnNames} from '../../ownNames';
import {contents, type Given} from '../transforms/contents';
import type {Source} from '../sources/sources';
import {transformed} from './transformed';

/** A page with what it says of itself, before it is read as a whole. */
export interface Head extends Source {
  /** The page's own; empty for a partial. */
  readonly title: string;
  readonly description: string;
  /** In no list: neither twin nor search, card or change. */
  readonly unlisted: boolean;
}

/** A page that was read: once for each state of its text and of what is put into it. */
export interface Page extends Head {
  /** As its author wrote it; `null` where it is no MDX. Trees belong to the site: copy, then change. */
  readonly written: Root | null;
  /** With what is put into it, headings with their ids; fences are still fences. */
  readonly tree: Root | null;
  /** Tells one state of that tree from another. */
  readonly treeHash: string;
  /** The same with nothing but Markdown in it; `null` where something has no such form. */
  readonly plain: Root | null;
  /** Every id, and how often; `null` where something is left out that could have brought more. */
  readonly ids: ReadonlyMap<string, number> | null;
  readonly fences: Fences;
  /** Tells one state of what was put into it from another. */
  readonly givenHash: string;
  /** What was wrong while it was read. */
  readonly problems: readonly Problem[];
}

export function headOf(source: Source): Head {
  const {title = '', description = '', unlisted} = withOwnNames(readFrontMatter(source.text));
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

/** A page as its author wrote it, parsed once; or what is wrong, where it is no MDX. */
export const writtenIn = onceFor(({file, text}: Head): Root | Problem => {
  try {
    return withOwnNames(parsePage(text));
  } catch (error) {
    return markupProblem(file, error);
  }
});

/** Reads a page: taken through what the site puts into pages. */
export function readPage(head: Head, siteDir: string, given: Given, givenHash: string): Page {
  const {file, text} = head;
  const parsed = writtenIn(head);
  if (!('children' in parsed)) {
    const nothing = {written: null, tree: null, treeHash: '', plain: null, ids: null};
    return {...head, ...nothing, givenHash, fences: {fences: [], problems: []}, problems: [parsed]};
  }
  const written = withExcerpts(parsed, given.projects);
  const tree = copyOf(written);
  const vfile = new VFile({path: path.join(siteDir, file), cwd: siteDir, value: text});
  const {transforms, leftOut} = contents(given);
  const {plain, problems} = transformed(tree, vfile, transforms);
  const isWhole = !leftOut.some((name) => text.includes(`<${name}`));
  return {
    ...head,
    written,
    tree,
    treeHash: hashOf(tree),
    plain,
    ids: isWhole ? idsOf(tree) : null,
    fences: pageFences(file, written, tree),
    givenHash,
    problems,
  };
}
