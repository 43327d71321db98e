import type {Node} from 'unist';
import type {VFile} from 'vfile';

/** An error that names the file, the line and the remedy, and so stops the build usefully. */
export function sourceError(
  file: Pick<VFile, 'path'>,
  node: Pick<Node, 'position'>,
  problem: string,
  remedy: string,
): Error {
  const line = node.position?.start.line;
  return new Error(`${file.path}${line ? `:${line}` : ''}: ${problem}. Remedy: ${remedy}.`);
}
