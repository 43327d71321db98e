/** One place that carries the provisional mark, or a fact that is not known. */
export interface Mark {
  /** Path of the page that shows it, without a leading slash: `docs/api/interfaces/BetSlip`. */
  readonly page: string;
  /** Relative to the repository. */
  readonly file: string;
  readonly line: number;
  /** What is marked: a name of the contract, or the words of a page. */
  readonly what: string;
  /** All words that a mark at the head of something covers. */
  readonly covers?: string;
  /** Whom to ask, where it is not the contact of `src/site.ts`. */
  readonly ask?: string;
  /** What to ask, where it is more than whether this is right. */
  readonly question?: string;
}
