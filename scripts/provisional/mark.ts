/** One place that carries the provisional mark. */
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
}
