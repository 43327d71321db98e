import type {Heading, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Problem} from '../base/problem';

/** Every id of a page, and how often it has it. */
export function idsOf(tree: Root): ReadonlyMap<string, number> {
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

/** Headings that share an address, and steps that outlines of a page can't show. */
export function headingProblems(
  file: string,
  tree: Root,
  ids: ReadonlyMap<string, number>,
): Problem[] {
  const problems: Problem[] = [];
  let depth = 1;
  visit(tree, 'heading', (node: Heading) => {
    const line = node.position?.start.line ?? 1;
    const id = node.data?.id ?? '';
    if ((ids.get(id) ?? 0) > 1) {
      problems.push({
        file,
        line,
        message: `The page has the id “${id}” more than once.`,
        remedy: 'give the heading one of its own: {#another-id}',
      });
    }
    if (node.depth > depth + 1) {
      problems.push({
        file,
        line,
        message: `A heading of level ${node.depth} stands under one of level ${depth}.`,
        remedy: `begin it with ${'#'.repeat(depth + 1)}`,
      });
    }
    depth = node.depth;
  });
  return problems;
}
