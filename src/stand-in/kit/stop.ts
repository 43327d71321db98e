/** Why nothing can be checked, in a sentence with what to do. */
export class Stop extends Error {
  constructor(what: string, remedy: string) {
    super(`${what}\n  Remedy: ${remedy}.`);
  }
}
