import {createSlugger} from '@docusaurus/utils';
import type {Nodes, Root, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';
import {attributeText} from '../../base/attributes';
import type {Element} from '../../base/pageElement';
import {SourceError} from '../../base/sourceError';

const COLUMNS = ['Symptom', 'Cause', 'Fix'];

const SAYS_AGAIN = /\b(?:try|tries|tried|trying) again\b|\b(?:retry|retries)\b|\bagain later\b/i;

/** Where a fix says **Try again** in bold, the same once more can succeed; else something has to change first. */
const helpsToTryAgain = (row: TableRow): boolean =>
  row.children
    .at(-1)!
    .children.some((it) => it.type === 'strong' && /^try again/i.test(toString(it)));

/** Makes a row one of `/symptoms.json` and of the search, with an address of its own. */
export function markSymptom(
  row: TableRow,
  id: string,
  section: string,
  provisional: boolean,
): void {
  row.data = {
    ...row.data,
    symptom: {section, tryAgain: helpsToTryAgain(row), provisional},
    hProperties: {...row.data?.hProperties, id},
  };
}

const isMark = (node: Nodes): node is Element => 'name' in node && node.name === 'Provisional';

const holdsMark = (node: Nodes): boolean =>
  isMark(node) || ('children' in node && node.children.some(holdsMark));

/** Finds the tables of symptoms, and refuses those that lack something. */
export default function symptoms(tree: Root, file: VFile): void {
  const slugs = createSlugger();
  let section = '';
  // A mark at the head of a page is for all of it; others hold what they are for.
  const ofPage = tree.children.some((it) => isMark(it) && attributeText(it, 'of') === 'page');
  visitParents(tree, ['heading', 'table'], (node, ancestors) => {
    if (node.type !== 'table') {
      section = toString(node);
      return;
    }
    const [head, ...rows] = node.children.filter(({type}) => type === 'tableRow');
    const columns = head?.children.map((cell) => toString(cell)) ?? [];
    if (columns[0] !== COLUMNS[0] && !/^troubleshooting/i.test(section)) {
      return;
    }
    if (columns.join() !== COLUMNS.join()) {
      const problem = `a table of symptoms has the columns “${columns.join('”, “')}”`;
      throw new SourceError(file, node, problem, `write | ${COLUMNS.join(' | ')} |`);
    }
    for (const row of rows) {
      const cells = row.children.map((cell) => toString(cell).trim());
      if (cells.length !== COLUMNS.length || cells.includes('')) {
        const problem = 'a row of a table of symptoms lacks one of its cells, or has too many';
        throw new SourceError(file, row, problem, 'write symptom, cause, and fix');
      }
      const isDoubtful = ofPage || ancestors.some(isMark) || holdsMark(row);
      const firstWords = cells[0]!.split(/\s+/, 3).join(' ');
      markSymptom(row, `symptom-${slugs.slug(firstWords)}`, section, isDoubtful);
      if (SAYS_AGAIN.test(cells[2]!) && !row.data?.symptom?.tryAgain) {
        const remedy =
          'write **Try again** where the same once more can succeed; else say what to change';
        throw new SourceError(file, row, 'a fix says to try again, and does not mark it', remedy);
      }
    }
  });
}

declare module 'mdast' {
  interface TableRowData {
    /** Of a row that says what can go wrong. */
    symptom?: {
      readonly section: string;
      readonly tryAgain: boolean;
      readonly provisional: boolean;
    };
  }
}
