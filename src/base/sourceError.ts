import type {Node} from 'unist';
import type {VFile} from 'vfile';

type Place = Pick<VFile, 'path'>;
type At = Pick<Node, 'position'>;

/** An error that names the file, the line and the remedy, and so stops the build usefully. */
export class SourceError extends Error {
  constructor(
    file: Place,
    /** What is wrong, as the transform met it. */
    readonly node: At,
    readonly problem: string,
    readonly remedy: string,
  ) {
    const line = node.position?.start.line;
    super(`${file.path}${line ? `:${line}` : ''}: ${problem}. Remedy: ${remedy}.`);
  }
}
