import fs from 'node:fs';
import path from 'node:path';
import type {RootContent} from 'mdast';
import type {Slip} from '../base/problem';

/** Elements that a page has to import, and from where. */
export const IMPORTED: ReadonlyMap<string, string> = new Map([
  ['Cards', '@site/src/components/Cards'],
  ['TabItem', '@theme/TabItem'],
  ['Tabs', '@theme/Tabs'],
  ['WidgetDrawing', '@site/src/components/WidgetDrawing'],
]);

const STYLES = /^@site\/src\/css\/[\w-]+\.css$/;
const PARTIAL = /^(?:\.{1,2}\/|@site\/)[\w./-]*(?<=\/)_[\w.-]+\.mdx$/;

type MdxjsEsm = Extract<RootContent, {type: 'mdxjsEsm'}>;
type Statement = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>['body'][number];

/** The file that an import or a `require` of a page means; none for packages and the theme. */
export function fileBehind(specifier: string, page: string): string | null {
  if (specifier.startsWith('@site/')) {
    return path.posix.normalize(specifier.slice('@site/'.length));
  }
  return /^\.{1,2}\//.test(specifier) ? path.posix.join(path.posix.dirname(page), specifier) : null;
}

export function exists(siteDir: string, file: string): boolean {
  return ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'].some((end) =>
    fs.statSync(path.join(siteDir, file + end), {throwIfNoEntry: false})?.isFile(),
  );
}

/** What a statement imports, and from where, if it is of a form that pages have. */
function read(statement: Statement, page: string): {name: string | null; from: string} | null {
  if (statement.type !== 'ImportDeclaration') {
    return null;
  }
  const from = String(statement.source.value);
  const [specifier, ...others] = statement.specifiers;
  if (!specifier) {
    return STYLES.test(from) ? {name: null, from} : null;
  }
  const {name} = specifier.local;
  if (specifier.type !== 'ImportDefaultSpecifier' || others.length) {
    return null;
  }
  // What is elsewhere nobody checks.
  const isPartial =
    PARTIAL.test(from) && /^(?:docs|src\/pages)\//.test(fileBehind(from, page) ?? '');
  return (IMPORTED.get(name) ?? (isPartial ? from : null)) === from ? {name, from} : null;
}

/** What a page imports, and what stands there beside imports: nothing else of JavaScript is text. */
export function readImports(
  {data, position}: MdxjsEsm,
  page: string,
  siteDir: string,
): {readonly names: readonly string[]; readonly slips: readonly Slip[]} {
  const names: string[] = [];
  const slips: Slip[] = [];
  for (const statement of data?.estree?.body ?? []) {
    const line = statement.loc?.start.line ?? position?.start.line ?? 1;
    const found = read(statement, page);
    if (!found) {
      slips.push({
        line,
        message: 'A page holds no JavaScript but imports of its components and partials.',
        remedy: `remove it; write each import as a line of its own, such as import Tabs from '${IMPORTED.get('Tabs')}';`,
      });
      continue;
    }
    names.push(...(found.name ? [found.name] : []));
    const file = fileBehind(found.from, page);
    if (file !== null && !exists(siteDir, file)) {
      const message = `There is no file at "${found.from}".`;
      slips.push({line, message, remedy: 'correct the path; it is relative to the page'});
    }
  }
  return {names, slips};
}
