/**
 * The terms of betting and of the product, each defined once. `<Term>` shows a definition where a
 * page first speaks of it; `/docs#glossary` lists them all.
 */
export interface GlossaryTerm {
  /** Of its entry: `#term-bet-slip`. */
  readonly id: string;
  /** As it stands inside a sentence. */
  readonly name: string;
  /** Other words for it, which readers may meet. */
  readonly also?: readonly string[];
  /** Further forms that a sentence may need; a plural in -s needs no mention. */
  readonly forms?: readonly string[];
  /** One or two sentences of plain text. */
  readonly definition: string;
  /** The page, with anchor if need be, where it is explained. */
  readonly page: string;
}
