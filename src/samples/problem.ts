/** One thing that is wrong with a sample, where it stands in the file that readers' pages come from. */
export interface Problem {
  /** Path of the page, or of the contract's file, relative to the site's folder, with `/`. */
  readonly file: string;
  /** Line in that file, from 1. */
  readonly line: number;
  readonly message: string;
  /** What to do about it; ends without a full stop. */
  readonly remedy: string;
}

/** `file:line` first, so that a terminal makes a link of it. */
export function formatProblem({file, line, message, remedy}: Problem): string {
  return `${file}:${line}\n  ${message.replaceAll('\n', '\n  ')}\n  Remedy: ${remedy}.`;
}

export function inOrder(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
