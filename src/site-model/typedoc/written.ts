import path from 'node:path';
import type {Nodes} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {provisionalMark as mark} from '../../base/provisional';
import {mayLinkTo} from '../../base/addresses';
import {textsOf} from './checks';
import type {ApiModel, ApiType, CommentPart, SourceLine} from '../contract/api';
import {commentMarkdown} from './pages/writer';
import type {Problem} from './problems';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/** The HTML that the writer of the pages puts in; Docusaurus hands all that stands there to readers. */
const OWN_HTML = new RegExp(
  `^<(?:/?(?:a|code|div|small|span)|a id="[\\w.-]+"|br /|div class="fields"|small class="api-lead"|span class="${mark.className}")>$`,
);

/** What is wrong with a part of a comment, to follow its owner's name. */
function slip(node: Nodes): string | null {
  switch (node.type) {
    case 'html':
      return OWN_HTML.test(node.value) ? null : `has HTML: ${node.value.split('\n')[0]}`;
    case 'image':
    case 'imageReference':
      return `shows the picture “${node.alt ?? ''}”`;
    case 'link':
    case 'definition':
      return mayLinkTo(node.url) ? null : `links to "${node.url}"`;
    default:
      return null;
  }
}

function slipsOf(text: string): string[] {
  // Docusaurus takes such a fence away before it parses a page.
  const found = /mdx-code-block/i.test(text) ? ['has HTML: mdx-code-block'] : [];
  visit(markdown.parse(text), (node) => {
    found.push(...[slip(node)].filter((it) => it !== null));
  });
  return found;
}

function asMarkdown(part: CommentPart): string {
  switch (part.kind) {
    case 'text':
      return commentMarkdown(part.text);
    case 'code':
      return part.text;
    case 'provisional':
      return '';
    case 'link':
      return 'url' in part.to ? `[${part.text}](${part.to.url})` : part.text;
  }
}

/**
 * What the comments bring into the pages beside text: HTML, pictures, and links that pages do not
 * have. Asked of the written pages too: what is code in a comment need not be so on the page, where
 * another comment before it can leave a fence open.
 */
export function checkWritten(
  {types, beside}: ApiModel,
  pages: ReadonlyMap<string, string>,
  siteDir: string,
): Problem[] {
  return [...types.values(), ...beside].flatMap((type: ApiType & {page?: string}) => {
    const problem = (says: string, {file, line}: SourceLine): Problem => ({
      message: `A comment of ${type.name} ${says}.`,
      place: {file: path.join(siteDir, file), line},
    });
    const inComments = textsOf(type).flatMap(({text, source}) =>
      slipsOf(text.map(asMarkdown).join('')).map((says) => problem(says, source)),
    );
    const known = new Set(inComments.map(({message}) => message));
    const onPage = slipsOf(pages.get(type.page ?? '') ?? '')
      .map((says) => problem(says, type.source))
      .filter(({message}) => !known.has(message));
    return [...inComments, ...onPage];
  });
}
