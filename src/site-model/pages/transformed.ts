import type {Nodes, Parents, Root} from 'mdast';
import type {Transformer} from 'unified';
import {EXIT, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {pageFile} from '../../base/pageRoute';
import type {Problem} from '../../base/problem';
import {SourceError} from '../../base/sourceError';
import {madeElements} from '../transforms/contents';
import {plainTree} from '../transforms/plainNodes';

/** Leaves what a node holds in its place, so that the rest of the page can be looked at. */
function takeOut(tree: Root, node: unknown): boolean {
  let found = false;
  visit(tree, (it: Nodes, index, parent: Parents | undefined) => {
    if (it !== node || !parent || index === undefined) {
      return undefined;
    }
    found = true;
    (parent.children as Nodes[]).splice(index, 1, ...('children' in it ? it.children : []));
    return EXIT;
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
      if (!(error instanceof SourceError)) {
        return [...problems, {file, line: 1, message: String(error), remedy: 'see the message'}];
      }
      const {node, problem, remedy} = error;
      const message = `${problem[0]?.toUpperCase()}${problem.slice(1)}.`;
      problems.push({file, line: node.position?.start.line ?? 1, message, remedy});
      if (!takeOut(tree, node)) {
        return problems;
      }
    }
  }
}

/** Takes a page's tree through the transforms, in their order, and collects every mistake. */
export function transformed(
  tree: Root,
  vfile: VFile,
  transforms: readonly Transformer<Root>[],
): {plain: Root | null; problems: Problem[]} {
  const file = pageFile(vfile);
  const problems = transforms.flatMap((transform) =>
    mistakes(file, tree, () => void transform(tree, vfile, () => undefined)),
  );
  withoutMade(tree);
  let plain: Root | null = null;
  const left = mistakes(file, tree, () => {
    plain = plainTree(tree, vfile);
  });
  return {plain, problems: [...problems, ...left]};
}
