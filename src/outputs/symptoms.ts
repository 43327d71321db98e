import type {TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {GeneratedFiles} from '../base/files';
import {
  code,
  heading,
  link,
  paragraph,
  table,
  text,
  type Block,
  type Phrasing,
} from '../base/mdast';
import {provisionalMark as mark} from '../base/provisional';
import type {Page} from '../site-model/pages/page';
import {addressOf, type Site} from '../site-model/site';
import {markdownOf, resolveLinks} from './twins/twin';

/** A row that a mark above its table is for has its own here. */
function withMark(row: TableRow): TableRow {
  if (row.data?.symptom?.provisional && !toString(row).includes(mark.begin)) {
    for (const {children} of row.children.slice(1)) {
      children.unshift(text(mark.begin));
      children.push(text(mark.end));
    }
  }
  return row;
}

/** The rows of a page that say what can go wrong, with links that lead on from everywhere. */
function rowsOf(page: Page, site: Site) {
  const {plain, route} = page;
  const url = addressOf(site, route ?? '/');
  const rows: {row: TableRow; url: string; anchor: string}[] = [];
  visit(plain ?? {type: 'root', children: []}, 'tableRow', (row) => {
    const anchor = String(row.data?.hProperties?.id);
    if (row.data?.symptom) {
      rows.push({row: withMark(structuredClone(row)), url: `${url}#${anchor}`, anchor});
    }
  });
  resolveLinks({type: 'table', children: rows.map(({row}) => row)}, page, site);
  return rows;
}

/** `symptoms.json` and `symptoms.md`: what can go wrong, from the tables of all pages. */
export function symptoms(site: Site): GeneratedFiles {
  const entries: object[] = [];
  const about = link(addressOf(site, mark.page), [mark.word]);
  const blocks: Block[] = [
    heading(1, 'Symptoms'),
    paragraph(
      'What is between ',
      code(mark.markup.begin),
      ' and ',
      code(mark.markup.end),
      ' is ',
      about,
      '.',
    ),
  ];
  for (const {title: area, pages} of site.sections) {
    const found = pages.map((page) => ({page, rows: rowsOf(page, site)}));
    const listed = found.filter(({rows}) => rows.length > 0);
    blocks.push(...(listed.length ? [heading(2, area)] : []));
    for (const {page, rows} of listed) {
      const {title, route} = page;
      blocks.push(paragraph(link(addressOf(site, route ?? '/'), [title])));
      const lines = rows.map(({row, url, anchor}) => {
        const {section, tryAgain, provisional} = row.data!.symptom!;
        const [symptom = '', cause = '', fix = ''] = row.children.map((it) => toString(it));
        const place = {area, title, page: route, anchor, url, section};
        entries.push({...place, symptom, cause, fix, tryAgain, provisional});
        const cells: Phrasing[][] = row.children.map(({children}) => children);
        return [...cells, tryAgain ? 'Helps' : 'After the fix', link(url, [section])];
      });
      blocks.push(table(['Symptom', 'Cause', 'Fix', 'Try again', 'Where'], lines));
    }
  }
  const json = {$schema: './symptoms.schema.json', symptoms: entries};
  return new Map([
    ['symptoms.json', `${JSON.stringify(json, null, 2)}\n`],
    ['symptoms.md', markdownOf({type: 'root', children: blocks})],
  ]);
}
