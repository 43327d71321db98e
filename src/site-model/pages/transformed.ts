import type {Nodes, Parents, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';
import type {Problem} from '../../base/problem';
import {SourceError} from '../../base/sourceError';
import {madeElements} from '../transforms/contents';
import {plainTree} from '../transforms/plainNodes';

/** Leaves what a node holds in its place, so that the rest of the page can be looked at. */
function takeOut(tree: Root, node: unknown): boolean {
  let found = false;
  visitParents(tree, (it, ancestors: Parents[]) => {
    const siblings = ancestors.at(-1)?.children as Nodes[] | undefined;
    if (it !== node || !siblings) {
      return undefined;
    }
    found = true;
    siblings.splice(siblings.indexOf(it), 1, ...('children' in it ? it.children : []));
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

interface Transformed {
  readonly plain: Root | null;
  readonly problems: readonly Problem[];
}

/** Takes a page's tree through the transforms, in their order, and collects every mistake. */
export function transformed(
  tree: Root,
  vfile: VFile,
  {file, transforms}: {readonly file: string; readonly transforms: readonly Transformer<Root>[]},
): Transformed {
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
