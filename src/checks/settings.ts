import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {nodesIn} from '../base/nodesIn';
import type {Problem} from '../base/problem';
import {nearest} from '../site-model/contract/resolveName';
import type {Site} from '../site-model/site';
import {docIds, nearestAre, problemAt, type Finding} from './check';
import {linkFinding} from './links';

const SIDEBARS = 'sidebars.ts';

/** Files that name pages. */
const FILES = [SIDEBARS, 'docusaurus.config.ts', 'src/docusaurus/themeConfig.ts', 'src/site.ts'];

/** A text that is in a file of TypeScript. */
interface Literal {
  /** Of the property or the attribute that it is the value of; `null` in a list. */
  readonly name: string | null;
  readonly value: string;
  readonly line: number;
}

/** The texts of a file that are values of properties or attributes, or members of lists. */
function literalsIn(file: string, text: string): Literal[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const texts = nodesIn(source).filter((node) => ts.isStringLiteralLike(node));
  return texts.flatMap((node) => {
    const {parent, text: value} = node;
    const owner = ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent) ? parent : null;
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    return owner || ts.isArrayLiteralExpression(parent)
      ? [{name: owner?.name.getText() ?? null, value, line}]
      : [];
  });
}

/** What a literal names that is not there, if anything. */
function findingOf({name, value}: Literal, file: string, site: Site): Finding | null {
  const isInSidebar = file === SIDEBARS && (name === null || name === 'id');
  if ((isInSidebar && !value.startsWith('api/')) || name === 'docId') {
    const ids = docIds(site);
    return ids.has(value) ? null : [`There is no doc “${value}”.`, nearestAre(value, ids)];
  }
  const sidebars = [...site.sidebars.keys()];
  if (name === 'sidebarId' && sidebars.length && !sidebars.includes(value)) {
    const remedy = `write one of ${nearest(value, sidebars).join(', ')}, which ${SIDEBARS} exports`;
    return [`There is no sidebar “${value}”.`, remedy];
  }
  const isLink = (name === 'to' || name === 'href') && value.startsWith('/');
  return isLink ? linkFinding(value, file, site) : null;
}

/** Ids and links in the configuration and in pages written in React. */
export function settingProblems(site: Site): Problem[] {
  const read = (file: string) => fs.readFileSync(path.join(site.siteDir, file), 'utf8');
  const settings = FILES.map((file) => ({file, text: read(file)}));
  return [...settings, ...site.sources.reactPages].flatMap(({file, text}) =>
    literalsIn(file, text).flatMap((it) => problemAt(file, it.line, findingOf(it, file, site))),
  );
}
