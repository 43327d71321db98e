/** The sheet: page by page, what differs. Its pictures lie next to it. */
import fs from 'node:fs';
import path from 'node:path';
import {escapeHtml} from '../../src/base/plainText';
import type {Difference} from './difference';
import type {View} from './pictures';

/** How a page compares in one view. */
export interface Row {
  readonly route: string;
  readonly view: View;
  readonly difference: Difference;
}

interface Result {
  readonly commit: string;
  readonly compared: number;
  readonly rows: readonly Row[];
  /** Pages that only one of both builds has. */
  readonly gone: readonly string[];
  readonly added: readonly string[];
}

const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; background: #f4f4f4; color: #111 }
  table { border-collapse: collapse; width: 100%; table-layout: fixed }
  td, th { vertical-align: top; text-align: start; padding: 0.25rem }
  img { max-width: 100%; border: 1px solid #888 }
  h2 { position: sticky; top: 0; background: inherit; padding-block: 0.5rem; border-block-end: 1px solid }
`;

const PARTS = ['before', 'after', 'marked'] as const;

function list(what: string, routes: readonly string[]): string {
  return routes.length ? `<p>${what}: ${routes.map(escapeHtml).join(', ')}</p>` : '';
}

function rowHtml({view: {width, mode}, difference}: Row, name: string): string {
  const cells = PARTS.map(
    (part) =>
      `<td><a href="${name}-${part}.png"><img loading="lazy" src="${name}-${part}.png" alt="${part}"></a></td>`,
  );
  return `<h3>${width} px, ${mode}: ${difference.pixels.toLocaleString('en')} pixels differ</h3>
<table><tr><th>before</th><th>after</th><th>what differs</th></tr><tr>${cells.join('')}</tr></table>`;
}

/** Writes it anew; answers its file. */
export function writeSheet({commit, compared, rows, gone, added}: Result, folder: string): string {
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  const routes = [...new Set(rows.map(({route}) => route))];
  const sections = routes.map((route, index) => {
    const shown = rows
      .filter((row) => row.route === route)
      .map((row) => {
        const name = `${index}-${row.view.width}-${row.view.mode}`;
        PARTS.forEach((part) =>
          fs.writeFileSync(path.join(folder, `${name}-${part}.png`), row.difference[part]),
        );
        return rowHtml(row, name);
      });
    return `<section><h2 id="${index}">${escapeHtml(route)}</h2>${shown.join('\n')}</section>`;
  });
  const title = `${routes.length} of ${compared} pages look different since ${commit.slice(0, 7)}`;
  const contents = routes.map((route, at) => `<li><a href="#${at}">${escapeHtml(route)}</a></li>`);
  const file = path.join(folder, 'index.html');
  fs.writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>
<h1>${title}</h1>${list('Pages that are gone', gone)}${list('New pages', added)}
<ol>${contents.join('')}</ol>
${sections.join('\n')}
</html>
`,
  );
  return file;
}
