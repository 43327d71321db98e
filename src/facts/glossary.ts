/** One term of `glossary.yaml`. */
export interface GlossaryTerm {
  /** Of its entry: `#term-bet-slip`. */
  readonly id: string;
  /** As it is inside a sentence. */
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

/** Terms by the group that `<Glossary group="betting" />` lists. */
export type Glossary = Readonly<Record<string, readonly GlossaryTerm[]>>;

/** The page that lists the terms, without base URL. */
export const glossaryPage = '/docs';

export const termAnchor = ({id}: GlossaryTerm): string => `term-${id}`;

export const termsOf = (all: Glossary): readonly GlossaryTerm[] => Object.values(all).flat();
