import type {Nodes, Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {attributeText} from '../base/attributes';
import type {Element} from '../base/pageElement';
import {ADMONITIONS} from '../site-model/markdown/parse';
import {isOwnPath, PICTURE_REMEDY} from '../base/addresses';
import {attributeFindings} from './attributes';
import {noTree, problemAt, type Finding} from './check';
import {IMPORTED, readImports} from './imports';
import type {Problem} from '../base/problem';
import type {Page} from '../site-model/pages/page';
import type {Site} from '../site-model/site';

const isElement = (node: unknown): node is Element =>
  /^mdxJsx(?:Flow|Text)Element$/.test((node as Element).type);

type Positioned = Pick<Root, 'position'>;

function tabFinding(tab: Element['children'][number], values: Set<string>): Finding | null {
  if (!isElement(tab) || tab.name !== 'TabItem') {
    const isSpace = 'value' in tab && tab.value.trim() === '';
    const message = '<Tabs> contains something other than <TabItem>.';
    return isSpace ? null : [message, 'put it into a <TabItem>, or after the tabs'];
  }
  const value = attributeText(tab, 'value');
  if (!value || !attributeText(tab, 'label')) {
    const remedy = 'write <TabItem value="android" label="Android">';
    return ['<TabItem> has no value or no label.', remedy];
  }
  const isSecond = values.has(value);
  values.add(value);
  const message = `<Tabs> has the value “${value}” twice.`;
  return isSecond ? [message, 'give each tab of the group a separate value'] : null;
}

const MARK_REMEDY =
  'write <Provisional>…</Provisional> in a line of text; <Provisional of="table"> and </Provisional>, each on a separate line, around a table, a sample or a section; <Provisional of="page" /> for all of a page';

function markFinding(mark: Element, ancestors: readonly Nodes[]): Finding | null {
  const of = attributeText(mark, 'of');
  if (ancestors.some((it) => isElement(it) && it.name === mark.name)) {
    return ['<Provisional> is inside another, which covers it.', 'leave out the inner one'];
  }
  const hasBlocks = mark.children.some(({type}) => /^(?:code|list|paragraph|table)$/.test(type));
  const isWrong = of === 'page' ? mark.children.length > 0 : hasBlocks !== (of !== null);
  return isWrong ? ['<Provisional> does not say how far it reaches.', MARK_REMEDY] : null;
}

/** What a player plays stands on its page. */
function playerFinding(player: Element, {fences}: Page): Finding | null {
  const sample = attributeText(player, 'sample');
  const message = `<Player> plays the sample “${sample}”, which isn’t on this page.`;
  return fences.fences.some(({meta}) => meta.run === sample)
    ? null
    : [message, `write run="${sample}" at the fence that it plays`];
}

/** What is no text, elements without their import, pictures, tabs and admonitions gone wrong. */
export function elementProblems(page: Page, {siteDir}: Site): Problem[] {
  const {file, written} = page;
  const problems: Problem[] = [];
  const imported = new Set<string>();

  visitParents(written ?? noTree, (node, ancestors) => {
    const add = (finding: Finding | null, place: Positioned = node) =>
      problems.push(...problemAt(file, place.position?.start.line ?? 1, finding));
    if (node.type === 'mdxjsEsm') {
      const found = readImports(node, file, siteDir);
      found.names.forEach((name) => imported.add(name));
      problems.push(...found.problems);
    } else if (node.type === 'imageReference') {
      const message = `The picture “${node.alt ?? ''}” has its address in another place.`;
      add([message, 'write its path here: ![what matters](./picture.png)']);
    } else if (node.type === 'image' && !isOwnPath(node.url)) {
      add([`The picture "${node.url}" isn’t a file of this site.`, PICTURE_REMEDY]);
    } else if (node.type === 'containerDirective' && !ADMONITIONS.includes(node.name)) {
      add([`“:::${node.name}” isn’t a kind of note.`, `write one of ${ADMONITIONS.join(', ')}`]);
    } else if (isElement(node)) {
      const name = node.name ?? '';
      const from = IMPORTED.get(name);
      if (from && !imported.has(name)) {
        imported.add(name);
        const remedy = `write import ${name} from '${from}'; above it`;
        add([`<${name}> is used and not imported.`, remedy]);
      }
      attributeFindings(node, file, siteDir).forEach((it) => add(it));
      if (name === 'Picture' && !attributeText(node, 'alt')?.trim()) {
        add(['<Picture> has no alternative text.', 'write what matters in it: alt="…"']);
      }
      if (name === 'Player') {
        add(playerFinding(node, page));
      }
      if (name === 'Provisional') {
        add(markFinding(node, ancestors));
      }
      if (name === 'Tabs') {
        const values = new Set<string>();
        node.children.forEach((tab) => add(tabFinding(tab, values), tab));
      }
      const parent = ancestors.at(-1);
      if (name === 'TabItem' && !(isElement(parent) && parent.name === 'Tabs')) {
        add(['<TabItem> is outside of <Tabs>.', 'put it into <Tabs groupId="…">']);
      }
    }
  });
  return problems;
}
