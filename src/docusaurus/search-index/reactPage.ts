import ts from 'typescript';

/** Attributes and properties whose text nobody sees. */
const UNSEEN = new Set(['as', 'className', 'to', 'href', 'id', 'src']);

function isUnseen(node: ts.Node): boolean {
  const {parent} = node;
  if (ts.isImportDeclaration(parent)) {
    return true;
  }
  const owner = ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) ? parent : null;
  return owner !== null && UNSEEN.has(owner.name.getText());
}

/**
 * What a page that is written in React says: the text between its elements, and the strings that
 * are put into it. Its source is what there is to read before the site is built.
 * @param known - what the page takes from elsewhere: `site.title`, `<WidgetDrawing>`
 */
export function textOfReactPage(source: string, known: Readonly<Record<string, string>>): string[] {
  const file = ts.createSourceFile('page.tsx', source, ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) {
      texts.push(node.text);
    } else if (ts.isStringLiteralLike(node) && !isUnseen(node)) {
      texts.push(node.text);
    } else if (ts.isPropertyAccessExpression(node)) {
      texts.push(known[node.getText()] ?? '');
    } else if (ts.isJsxSelfClosingElement(node)) {
      texts.push(known[`<${node.tagName.getText()}>`] ?? '');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => /\p{L}{2}/u.test(text) && !text.startsWith('/'));
}

/** The title that a page written in React gives itself. */
export function titleOfReactPage(source: string): string {
  return /<Layout\s[^>]*?\btitle="([^"]*)"/.exec(source)?.[1] ?? '';
}

/** The Markdown that a page written in React puts into itself, by relative path. */
export function markdownIn(source: string): string[] {
  return Array.from(
    source.matchAll(/^import .* from '(\.[^']+\.mdx)';$/gm),
    ([, file]) => file ?? '',
  );
}
