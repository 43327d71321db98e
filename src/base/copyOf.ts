/**
 * A copy of a tree, to be changed. Its positions are those of the tree, which nothing changes: they are
 * more than half of it, and a site of 1,500 pages has two trees of each.
 */
export function copyOf<T>(tree: T): T {
  if (Array.isArray(tree)) {
    return tree.map(copyOf) as T;
  }
  if (typeof tree !== 'object' || tree === null) {
    return tree;
  }
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(tree)) {
    copy[key] = key === 'position' ? value : copyOf<unknown>(value);
  }
  return copy as T;
}
