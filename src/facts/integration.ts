/** One thing that has to be done before a chat is live: texts are written as in a page. */
export interface IntegrationStep {
  readonly name: string;
  /** The page, with anchor if need be, that explains it. */
  readonly page: string;
  /** What the table says after the name. */
  readonly more?: string;
  readonly who: string;
  /** How one can tell. */
  readonly done: string;
}
