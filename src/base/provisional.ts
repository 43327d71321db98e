/**
 * The mark of what the product's owner has not confirmed. Two places write it, each in its own
 * language: the Provisional component, and what is made from the contract. They write the same
 * (tests/unit/provisional/mark.test.ts); `custom.css` gives it its look.
 *
 * The sentence is in the text, for those who hear the page or copy from it, and not a `title`,
 * which neither touch nor keyboard nor paper shows; custom.css takes it out of sight.
 */
export const provisionalMark = {
  word: 'provisional',
  heard: ' (not confirmed)',
  className: 'provisional',
  /** What is marked, where only a part of what stands before the mark is. */
  part: 'provisional-part',
  /** Around blocks that are marked as a whole, at their head; its edge shows where they end. */
  block: 'provisional-block',
  /** What stands before the mark at the head, by how far it reaches. */
  extents: {
    page: 'This whole page isn’t confirmed.',
    section: 'This section isn’t confirmed.',
    table: 'This table isn’t confirmed.',
    sample: 'This sample isn’t confirmed.',
  },
  /** Around what is marked in plain text. Markdown has elements instead, which are no words of it. */
  begin: '⟨',
  end: '⟩',
  markup: {begin: '<mark>', end: '</mark>'},
  /** What it means and whom to ask. */
  page: '/docs#provisional',
} as const;

export type Extent = keyof typeof provisionalMark.extents;
