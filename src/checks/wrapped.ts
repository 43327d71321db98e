import type {Problem} from '../base/problem';

/** A fence that Docusaurus takes away before it parses a page: what looks like code is a part of it. */
const WRAPPED = /mdx-code-block/i;

export function wrappedProblems(file: string, text: string): Problem[] {
  return text.split('\n').flatMap((line, index) =>
    WRAPPED.test(line)
      ? [
          {
            file,
            line: index + 1,
            message: 'What is in an “mdx-code-block” is no code: Docusaurus reads it as the page.',
            remedy: 'remove the fence; a sample has the language that it is written in',
          },
        ]
      : [],
  );
}
