import {betting} from './betting';
import {product} from './product';
import type {GlossaryTerm} from './term';

export type {GlossaryTerm} from './term';

export type GlossaryGroup = 'betting' | 'product';

export const glossary: Readonly<Record<GlossaryGroup, readonly GlossaryTerm[]>> = {
  betting,
  product,
};

/** The page that lists the terms, without base URL. */
export const glossaryPage = '/docs';

export function termAnchor({id}: GlossaryTerm): string {
  return `term-${id}`;
}

export const glossaryTerms: readonly GlossaryTerm[] = [...betting, ...product];
