import type {Code, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {block} from '../../base/mdast';
import {SourceError} from '../../base/sourceError';
import {codeIn} from '../fences/fences';
import {parseMeta} from '../fences/meta';
import {shownLines} from '../highlight/fence';
import {codeHtml, type CodeLink} from '../highlight/html';
import {languageName, languages} from '../highlight/languages';
import {isWalkthrough, takeApart} from './walkthrough';

/** Lines from which a block is shown in part until the reader asks for all of it. */
const LONG = 45;

type Fail = (problem: string, remedy: string) => SourceError;

function toCodeBlock({lang, meta, value, data}: Code, named: readonly CodeLink[], fail: Fail) {
  const language = lang ?? 'text';
  const {title, firstLineNumber, highlighted, pairs} = parseMeta(meta ?? '').meta;
  const lines = shownLines(value, highlighted);
  const links = [...named, ...(data?.links ?? [])];
  const beyond = pairs.flat().find((line) => line < 1 || line > lines.length);
  if (beyond !== undefined) {
    throw fail(
      `“pairs” names line ${beyond} of a fence that shows ${lines.length}`,
      'count the lines as readers see them, from 1',
    );
  }
  return block('CodeBlock', {
    language,
    label: languageName(language),
    title,
    html: codeHtml(lines, {language, firstLineNumber, pairs, links}),
    lines: lines.length > LONG ? String(lines.length) : null,
  });
}

/**
 * Makes a `<CodeBlock>` of every fence: highlighted here, so that no highlighter is in the page.
 * @param links - of the names in them, by the fence's line
 */
export default function codeBlocks(
  links: ReadonlyMap<number, readonly CodeLink[]>,
): Transformer<Root> {
  return (tree, file) => {
    const lines = new Map(codeIn(tree).map(({node, line}) => [node, line]));
    visit(tree, 'code', (node, index, parent) => {
      const fail: Fail = (problem, remedy) => new SourceError(file, node, problem, remedy);
      if (node.lang && !languages.includes(node.lang)) {
        throw fail(
          `the language "${node.lang}" of the fence is not known`,
          `write one of ${languages.join(', ')}, or add it to src/site-model/highlight/languages.ts`,
        );
      }
      const named = links.get(lines.get(node) ?? 0) ?? [];
      if (parent && isWalkthrough(parent)) {
        takeApart(parent, node, named);
        return 0;
      } else if (parent && index !== undefined) {
        parent.children[index] = toCodeBlock(node, named, fail);
      }
    });
  };
}
