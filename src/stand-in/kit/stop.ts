/** Why nothing can be checked, in a sentence with what to do. */
export class Stop extends Error {
  constructor(what: string, remedy: string) {
    super(`${what}\n  Remedy: ${remedy}.`);
  }

  /** What another process has said in these words. */
  static said(text: string): Stop {
    return Object.assign(new Stop('', ''), {message: text});
  }
}
