import {toString} from 'mdast-util-to-string';
import {commentTree, unmarked} from './comment';
import type {CommentText, TypeText} from './model';

/** Those of the first paragraph, without Markdown: what follows may be a list or a table. */
export function sentencesOf(text: CommentText): string[] {
  const [first] = commentTree(unmarked(text), () => null).children;
  const plain = toString(first).replace(/\s+/g, ' ').trim();
  // A full stop ends a sentence only before a capital: "e.g. x" and "2.55" go on.
  return plain.split(/(?<=[.!?])\s+(?=[\p{Lu}`'"])/u).filter(Boolean);
}

export function firstSentence(text: CommentText): string {
  return sentencesOf(text)[0] ?? '';
}

export function typeString(type: TypeText): string {
  return type.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}
