import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {takeParsed, wasParsed} from '../site-model/markdown/parse';

/**
 * Takes the tree of a page from what has parsed it before: the checks and the search read every page
 * of a build first, and parsing is the larger part of compiling one. The plugins that extend the
 * parser are those of `parsePage`, which differ from Docusaurus's in one point: `a:b` in a line of
 * text is no directive from the start, and not only in the end.
 *
 * In a build, a page that is not the very text that was checked stops it: what no check has seen could
 * be a program.
 */
export default function parsedPage(this: Processor<Root>): void {
  const {parser} = this;
  if (!parser) {
    throw new Error('remark-parse must come before parsedPage.');
  }
  const isBuild = process.env.NODE_ENV === 'production';
  this.parser = (text, file) => {
    if (!file.path.endsWith('.mdx')) {
      return parser(text, file);
    }
    if (isBuild && !wasParsed(file.path, text)) {
      throw new Error(
        `${file.path}: what is compiled is not what was checked. Remedy: compare prepare() in src/site-model/markdown/parse.ts with Docusaurus's own preprocessor.`,
      );
    }
    return takeParsed(file.path, text) ?? parser(text, file);
  };
}
