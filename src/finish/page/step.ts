/**
 * What is done to a built page: a pure function from its HTML to its HTML.
 * @param page - its file in the build, with `/` (`docs/licensing.html`), its route without base URL
 * @throws PageProblems
 */
export type Step = (html: string, page: {readonly name: string; readonly route: string}) => string;

/** What is wrong with a page. Steps throw it, and all pages are looked at before the build stops. */
export class PageProblems extends Error {
  constructor(
    /** What the problems of all pages have in common, as the head of a list. */
    readonly about: string,
    readonly problems: readonly string[],
  ) {
    super([about, ...problems].join('\n'));
  }
}
