import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {takeParsed} from '../site-model/markdown/parse';

/**
 * Takes the tree of a page from what has parsed it before: the checks and the search read every page
 * of a build first, and parsing is the larger part of compiling one. The plugins that extend the
 * parser are those of `parsePage`, which differ from Docusaurus's in one point: `a:b` in a line of
 * text is no directive from the start, and not only in the end.
 */
export default function parsedPage(this: Processor<Root>): void {
  const {parser} = this;
  if (!parser) {
    throw new Error('remark-parse must come before parsedPage.');
  }
  this.parser = (text, file) =>
    (file.path.endsWith('.mdx') && takeParsed(file.path, text)) || parser(text, file);
}
