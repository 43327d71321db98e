import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/**
 * Gives headings the ids that they have in the page, and takes the written ones, `{#id}`, out of
 * their text. What Docusaurus does at this place, which can be had from it only asynchronously;
 * tests/build/search.test.ts compares the ids with the pages'.
 */
export function headingIds(tree: Root): void {
  const slugs = createSlugger();
  visit(tree, 'heading', (node: Heading) => {
    const {text, id} = parseMarkdownHeadingId(toString(node));
    // A transform that makes headings gives them their ids itself.
    const given = node.data?.hProperties?.id;
    const own = typeof given === 'string' ? given : id;
    const made = own ?? slugs.slug(text, {maintainCase: false});
    node.data = {...node.data, id: made, hProperties: {...node.data?.hProperties, id: made}};
    const last = node.children.at(-1);
    if (id && last?.type === 'text') {
      last.value = parseMarkdownHeadingId(last.value).text.trimEnd();
    }
  });
}

declare module 'mdast' {
  interface HeadingData {
    /** Of the heading in the page; absent where the page gives it none. */
    id?: string;
  }
}
