import type {Problem} from '../base/problem';
import type {Page} from '../site-model/pages/page';
import {problemAt} from './check';

const WORDLESS = ['yaml', 'mdxjsEsm', 'heading'];

/** A page without a word. */
export function emptyProblems({file, route, written}: Page): Problem[] {
  const isEmpty = route !== null && written?.children.every(({type}) => WORDLESS.includes(type));
  return problemAt(file, 1, isEmpty && ['The page says nothing.', 'write it, or remove the file']);
}

/** A fence that Docusaurus takes away before it parses a page: what looks like code is a part of it. */
const WRAPPED = /mdx-code-block/i;

export function wrappedProblems({file, text}: Page): Problem[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      problemAt(
        file,
        index + 1,
        WRAPPED.test(line) && [
          'The content of an “mdx-code-block” isn’t code: Docusaurus reads it as part of the page.',
          'remove the fence; a sample has the language that it is written in',
        ],
      ),
    );
}
