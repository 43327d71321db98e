import fs from 'node:fs';
import path from 'node:path';
import type {RootContent} from 'mdast';
import type {Problem} from '../base/problem';
import {pageElements} from '../site-model/transforms/pageElements';
import {problemAt} from './check';

/** Elements that a page has to import, and from where. */
export const IMPORTED: ReadonlyMap<string, string> = new Map(
  [...pageElements].flatMap(([name, {from}]) => (from === null ? [] : [[name, from]])),
);

export const PATH_REMEDY = 'correct the path; it is relative to the page';

const STYLES = /^@site\/src\/css\/[\w-]+\.own\.css$/;
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

/** What a page imports, and what is there apart from imports: nothing else of JavaScript is text. */
export function readImports(
  {data, position}: MdxjsEsm,
  page: string,
  siteDir: string,
): {readonly names: readonly string[]; readonly problems: readonly Problem[]} {
  const body = data?.estree?.body ?? [];
  const found = body.map((statement) => read(statement, page));
  const problems = found.flatMap((it, index) => {
    const line = body[index]?.loc?.start.line ?? position?.start.line ?? 1;
    const file = it && fileBehind(it.from, page);
    if (!it) {
      const message = 'A page holds no JavaScript but imports of its components and partials.';
      const remedy = `remove it; write each import on a separate line, such as import Tabs from '${IMPORTED.get('Tabs')}';`;
      return problemAt(page, line, [message, remedy]);
    }
    const isThere = file === null || exists(siteDir, file);
    return problemAt(page, line, !isThere && [`There is no file at "${it.from}".`, PATH_REMEDY]);
  });
  return {names: found.flatMap((it) => it?.name ?? []), problems};
}
