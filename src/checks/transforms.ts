import type {Nodes, Parents, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';
import {headingIds} from '../site-model/markdown/headingIds';
import {plainTree} from '../site-model/transforms/plainNodes';
import {
  afterTheme,
  beforeTheme,
  listOfChanges,
  madeElements,
  type Contents,
} from '../site-model/transforms/contents';
import pictures from '../site-model/transforms/pictures';
import {SourceError} from '../base/sourceError';
import type {Problem} from '../base/problem';

/** Leaves what a node holds in its place, so that the rest of the page can be looked at. */
function takeOut(tree: Root, node: unknown): boolean {
  let found = false;
  visitParents(tree, (it, ancestors: Parents[]) => {
    const siblings = ancestors.at(-1)?.children as Nodes[] | undefined;
    if (it !== node || !siblings) {
      return undefined;
    }
    found = true;
    siblings.splice(siblings.indexOf(it as Nodes), 1, ...('children' in it ? it.children : []));
    return false;
  });
  return found;
}

/** What is left of the elements whose transforms did not run. */
function withoutMade(tree: Root): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    if (!('name' in node) || !madeElements.includes(node.name ?? '') || index === undefined) {
      return undefined;
    }
    parent?.children.splice(index, 1);
    return index;
  });
}

/** Transforms stop at the first mistake: each is taken out, and the transform run again. */
function mistakes(file: string, tree: Root, run: () => void): Problem[] {
  const problems: Problem[] = [];
  for (;;) {
    try {
      run();
      return problems;
    } catch (error) {
      const isOurs = error instanceof SourceError;
      problems.push({
        file,
        line: (isOurs && error.node.position?.start.line) || 1,
        message: isOurs
          ? `${error.problem[0]?.toUpperCase()}${error.problem.slice(1)}.`
          : String(error),
        remedy: isOurs ? error.remedy : 'see the message',
      });
      if (!isOurs || !takeOut(tree, error.node)) {
        return problems;
      }
    }
  }
}

/**
 * Does to a page's tree what the build does, and collects every mistake that the transforms find.
 * @param leftOut - transforms that read what has a mistake of its own
 */
export function transformed(
  tree: Root,
  vfile: VFile,
  {file, leftOut}: {readonly file: string; readonly leftOut: readonly Contents[]},
): Problem[] {
  const run = (transform: () => Transformer<Root>) =>
    mistakes(file, tree, () => void transform()(tree, vfile, () => undefined));
  const without = [listOfChanges, ...leftOut];
  const first = beforeTheme.filter((it) => !without.includes(it)).flatMap(run);
  const shown = run(pictures as never);
  headingIds(tree);
  const then = afterTheme.flatMap(run);
  withoutMade(tree);
  const left = mistakes(file, tree, () => void plainTree(tree, vfile));
  return [...first, ...shown, ...then, ...left];
}
