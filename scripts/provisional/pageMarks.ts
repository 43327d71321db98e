import fs from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {attributeText} from '../../src/base/attributes';
import type {Element} from '../../src/base/pageElement';
import {parsePage} from '../../src/site-model/markdown/parse';
import type {Mark} from './mark';

const component = 'Provisional';

type Found = Pick<Mark, 'line' | 'what' | 'covers'>;

const words = (node: unknown) => toString(node).replace(/\s+/g, ' ').trim();

export function marksInMdx(source: string): Found[] {
  const tree = parsePage(source);
  const found: Found[] = [];
  visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
    if (!('name' in node) || node.name !== component) {
      return;
    }
    const line = node.position?.start.line ?? 0;
    const of = attributeText(node as Element, 'of');
    const covers = words(of === 'page' ? tree : node);
    found.push(
      of ? {line, what: `the ${of}: ${covers.slice(0, 80)}…`, covers} : {line, what: covers},
    );
  });
  return found;
}

/** Pages and components that are written in TypeScript. */
export function marksInTsx(source: string): Found[] {
  const file = ts.createSourceFile(
    'page.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: Found[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === component) {
      const {line} = file.getLineAndCharacterOfPosition(node.getStart());
      const what = node.children.map((it) => it.getText()).join('');
      found.push({
        line: line + 1,
        what: what
          .replace(/<[^>]*>/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
      });
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

function marksIn(root: string, file: string): Mark[] {
  const source = fs.readFileSync(path.join(root, file), 'utf8');
  const found = file.endsWith('.tsx') ? marksInTsx(source) : marksInMdx(source);
  const page = file
    .replace(/^src\/pages\//, '')
    .replace(/\.(?:mdx|tsx)$/, '')
    .replace(/(?:^|\/)index$/, '');
  return found.map((mark) => ({page: page || '(front page)', file, ...mark}));
}

/** Every mark on the written pages, in the order of the files. */
export function pageMarks(root: string): Mark[] {
  const files = ['docs', 'src/pages', 'src/components'].flatMap((folder) =>
    (fs.readdirSync(path.join(root, folder), {recursive: true}) as string[]).map((name) =>
      path.posix.join(folder, name.split(path.sep).join('/')),
    ),
  );
  const pages = files.filter((it) => /\.(?:mdx|tsx)$/.test(it) && !it.startsWith('docs/api/'));
  return pages.sort().flatMap((file) => marksIn(root, file));
}
