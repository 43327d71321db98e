/** A page of the build that is being finished. */
interface BuiltPage {
  /** Relative to the build, with `/`: `docs/licensing.html`. */
  readonly name: string;
  /** Without base URL: `/docs/licensing`. */
  readonly route: string;
}

/** What is done to each built page: a pure function from its HTML to its HTML. */
export interface Step {
  readonly name: string;
  /** @throws PageProblems */
  readonly finish: (html: string, page: BuiltPage) => string;
}

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
