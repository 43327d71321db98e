import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import fs from 'node:fs';
import path from 'node:path';
import {visitParents} from 'unist-util-visit-parents';
import {attributeText} from '../plugins/markdown-twins/attributes';
import {ADMONITIONS} from '../plugins/markdown-twins/parse';
import type {Problem} from './problem';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Slip = Omit<Problem, 'file'>;

/** Elements that a page has to import, and from where. */
const IMPORTED: Readonly<Record<string, string>> = {
  Cards: '@site/src/components/Cards',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
  WidgetDrawing: '@site/src/components/WidgetDrawing',
};

const isElement = (node: unknown): node is Element =>
  /^mdxJsx(?:Flow|Text)Element$/.test((node as Element).type);

const lineOf = (node: {position?: Root['position']}) => node.position?.start.line ?? 1;

/** The file that an import or a `require` of a page means; none for packages and the theme. */
function fileBehind(specifier: string, page: string): string | null {
  if (specifier.startsWith('@site/')) {
    return specifier.slice('@site/'.length);
  }
  return /^\.{1,2}\//.test(specifier) ? path.posix.join(path.posix.dirname(page), specifier) : null;
}

function exists(siteDir: string, file: string): boolean {
  return ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'].some((end) =>
    fs.statSync(path.join(siteDir, file + end), {throwIfNoEntry: false})?.isFile(),
  );
}

function tabsSlips(tabs: Element): Slip[] {
  const values = new Set<string>();
  // Elements that stand in lines of their own make a paragraph, until MDX unwraps it.
  const children = tabs.children.flatMap((it) => (it.type === 'paragraph' ? it.children : [it]));
  return children.flatMap((child): Slip[] => {
    const line = lineOf(child);
    if (!isElement(child) || child.name !== 'TabItem') {
      const isSpace = 'value' in child && child.value.trim() === '';
      const message = '<Tabs> holds something that is no <TabItem>.';
      return isSpace ? [] : [{line, message, remedy: 'put it into a <TabItem>, or after the tabs'}];
    }
    const value = attributeText(child, 'value');
    if (!value || !attributeText(child, 'label')) {
      const remedy = 'write <TabItem value="android" label="Android">';
      return [{line, message: '<TabItem> has no value or no label.', remedy}];
    }
    if (values.has(value)) {
      const remedy = 'give each tab of the group a value of its own';
      return [{line, message: `<Tabs> has the value “${value}” twice.`, remedy}];
    }
    values.add(value);
    return [];
  });
}

/** Imports that lead nowhere, elements without their import, tabs and admonitions gone wrong. */
export function elementProblems(file: string, tree: Root, siteDir: string): Problem[] {
  const slips: Slip[] = [];
  const imported = new Set<string>();
  const missing = (line: number, specifier: string, what: string): void => {
    const found = fileBehind(specifier, file);
    if (found !== null && !exists(siteDir, found)) {
      const message = `There is no ${what} at "${specifier}".`;
      slips.push({line, message, remedy: 'correct the path; it is relative to the page'});
    }
  };

  visitParents(tree, (node, ancestors) => {
    const line = lineOf(node);
    if (node.type === 'mdxjsEsm') {
      for (const statement of node.data?.estree?.body ?? []) {
        if (statement.type === 'ImportDeclaration') {
          statement.specifiers.forEach(({local}) => imported.add(local.name));
          const at = line + (statement.loc?.start.line ?? line) - line;
          missing(at, String(statement.source.value), 'file');
        }
      }
    } else if (node.type === 'containerDirective' && !ADMONITIONS.includes(node.name)) {
      const message = `“:::${node.name}” is no kind of note.`;
      slips.push({line, message, remedy: `write one of ${ADMONITIONS.join(', ')}`});
    } else if (isElement(node)) {
      const from = IMPORTED[node.name ?? ''];
      if (from && !imported.has(node.name ?? '')) {
        imported.add(node.name ?? '');
        const message = `<${node.name}> is used and not imported.`;
        slips.push({line, message, remedy: `write import ${node.name} from '${from}'; above it`});
      }
      for (const {value} of node.attributes) {
        const written = typeof value === 'object' && value !== null ? value.value : '';
        const [, picture] = /^require\(\s*['"]([^'"]+)['"]\s*\)$/.exec(written.trim()) ?? [];
        if (picture) {
          missing(line, picture, 'picture');
        }
      }
      if (node.name === 'Picture' && !attributeText(node, 'alt')?.trim()) {
        const remedy = 'write what matters in it: alt="…"';
        slips.push({line, message: '<Picture> has no alternative text.', remedy});
      }
      if (node.name === 'Tabs') {
        slips.push(...tabsSlips(node));
      }
      const parent = ancestors.findLast(({type}) => type !== 'paragraph');
      if (node.name === 'TabItem' && !(isElement(parent) && parent.name === 'Tabs')) {
        const remedy = 'put it into <Tabs groupId="…">';
        slips.push({line, message: '<TabItem> stands outside of <Tabs>.', remedy});
      }
    }
  });
  return slips.map((slip) => ({file, ...slip}));
}
