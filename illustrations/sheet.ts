/** Contact sheets: the whole set at a glance, one sheet for each frame and mode. */
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Browser} from '@playwright/test';
import type {Drawing, Frame, Mode} from './scene';

const root = path.join(__dirname, '..');
const folder = path.join(root, '.cache/illustrations');

const COLUMNS: Readonly<Record<Frame, number>> = {wide: 3, narrow: 6};

function sheetOf(drawings: readonly Drawing[], columns: number, mode: Mode): string {
  const figures = drawings.map(
    ({file}) =>
      `<figure><img src="${pathToFileURL(path.join(root, file)).href}" style="width:100%"><figcaption>${path.basename(file)}</figcaption></figure>`,
  );
  const colours = mode === 'dark' ? 'background:black;color:white' : '';
  return `<!doctype html><style>body{margin:16px;columns:${columns};font:13px sans-serif;${colours}}figure{margin:0 0 16px;break-inside:avoid;outline:1px solid gray}</style>${figures.join('')}`;
}

export async function contactSheets(browser: Browser, drawings: readonly Drawing[]): Promise<void> {
  fs.mkdirSync(folder, {recursive: true});
  for (const frame of ['wide', 'narrow'] as const) {
    for (const mode of ['light', 'dark'] as const) {
      const shown = drawings.filter((drawing) => drawing.frame === frame && drawing.mode === mode);
      const name = `sheet.${frame}.${mode}`;
      // From a file: a page without an address may not show files.
      const html = path.join(folder, `${name}.html`);
      fs.writeFileSync(html, sheetOf(shown, COLUMNS[frame], mode));
      const page = await browser.newPage({viewport: {width: 1600, height: 900}});
      await page.goto(pathToFileURL(html).href);
      await page.screenshot({path: path.join(folder, `${name}.png`), fullPage: true});
      await page.close();
      console.log(path.relative(root, path.join(folder, `${name}.png`)));
    }
  }
}
