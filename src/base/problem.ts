/** One thing that is wrong with what the site is written in: a page, a sample, the contract, settings. */
export interface Problem {
  /** Relative to the site's folder, with `/`. */
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

/** The one list of everything that is wrong, by file and line, each once. */
export function problemList(problems: readonly Problem[], where: string): string {
  const entries = [...new Set(inOrder(problems).map(formatProblem))];
  const count = entries.length === 1 ? '1 problem' : `${entries.length} problems`;
  return `${count} ${where}.\n\n${entries.join('\n\n')}\n`;
}

/** The list as an error. Where in the build it was thrown is of no use to an author. */
export function problemsError(problems: readonly Problem[], where: string): Error {
  const error = new Error(problemList(problems, where));
  error.stack = error.message;
  return error;
}
