import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visitParents} from 'unist-util-visit-parents';
import {attributeText} from '../site-model/markdown/attributes';
import {ADMONITIONS} from '../site-model/markdown/parse';
import {isOwnPath, PICTURE_REMEDY} from '../base/addresses';
import {attributeSlips} from './attributes';
import {IMPORTED, readImports} from './imports';
import type {Problem, Slip} from '../base/problem';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const isElement = (node: unknown): node is Element =>
  /^mdxJsx(?:Flow|Text)Element$/.test((node as Element).type);

const lineOf = (node: {position?: Root['position']}) => node.position?.start.line ?? 1;

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

/** What is no text, elements without their import, pictures, tabs and admonitions gone wrong. */
export function elementProblems(file: string, tree: Root, siteDir: string): Problem[] {
  const slips: Slip[] = [];
  const imported = new Set<string>();

  visitParents(tree, (node, ancestors) => {
    const line = lineOf(node);
    if (node.type === 'mdxjsEsm') {
      const found = readImports(node, file, siteDir);
      found.names.forEach((name) => imported.add(name));
      slips.push(...found.slips);
    } else if (node.type === 'imageReference') {
      const message = `The picture “${node.alt ?? ''}” has its address in another place.`;
      slips.push({line, message, remedy: 'write its path here: ![what matters](./picture.png)'});
    } else if (node.type === 'image' && !isOwnPath(node.url)) {
      const message = `The picture "${node.url}" is no file of this site.`;
      slips.push({line, message, remedy: PICTURE_REMEDY});
    } else if (node.type === 'containerDirective' && !ADMONITIONS.includes(node.name)) {
      const message = `“:::${node.name}” is no kind of note.`;
      slips.push({line, message, remedy: `write one of ${ADMONITIONS.join(', ')}`});
    } else if (isElement(node)) {
      const from = IMPORTED.get(node.name ?? '');
      if (from && !imported.has(node.name ?? '')) {
        imported.add(node.name ?? '');
        const message = `<${node.name}> is used and not imported.`;
        slips.push({line, message, remedy: `write import ${node.name} from '${from}'; above it`});
      }
      slips.push(...attributeSlips(node, file, siteDir));
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
