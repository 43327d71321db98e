/**
 * Draws the pictures of the site from the scenes in this folder: `npm run illustrations`.
 *
 * A scene is a piece of HTML whose root says where its pictures go (`data-out`), how wide it is
 * (`data-width`), and in which modes it is drawn (`data-modes`, both unless told). Its colours are
 * the site's tokens.
 */
import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {launchOptions} from '../scripts/browser';

const root = path.join(__dirname, '..');
const scenes = path.join(__dirname, 'scenes');

function pageOf(scene: string, mode: string): string {
  const tokens = fs.readFileSync(path.join(root, 'src/css/custom.css'), 'utf8');
  const shared = fs.readFileSync(path.join(scenes, 'scene.css'), 'utf8');
  const logo = fs.readFileSync(path.join(root, 'static/img/logo.svg')).toString('base64');
  const body = fs
    .readFileSync(path.join(scenes, scene), 'utf8')
    .replace('LOGO', `data:image/svg+xml;base64,${logo}`);
  return `<!doctype html><html data-theme="${mode}"><style>${tokens}${shared}</style><body>${body}</body></html>`;
}

async function draw(page: Page, scene: string, mode: 'light' | 'dark'): Promise<void> {
  await page.setContent(pageOf(scene, mode));
  const element = page.locator('.scene').first();
  const {out, width, modes} = await element.evaluate((node) => ({
    ...(node as HTMLElement).dataset,
  }));
  if (!out || !width) {
    throw new Error(`illustrations/scenes/${scene}: the root needs data-out and data-width.`);
  }
  if (modes && !modes.split(' ').includes(mode)) {
    return;
  }
  await page.setViewportSize({width: Number(width), height: 100});
  const suffix = mode === 'dark' ? '.dark' : '';
  const file = path.join(root, `${out}${suffix}.png`);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  await element.screenshot({path: file});
  console.log(path.relative(root, file));
}

async function main(): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  for (const scene of fs.readdirSync(scenes).filter((name) => name.endsWith('.html'))) {
    const scale = /data-scale="(\d)"/.exec(fs.readFileSync(path.join(scenes, scene), 'utf8'))?.[1];
    const page = await browser.newPage({deviceScaleFactor: Number(scale ?? 2)});
    await draw(page, scene, 'light');
    await draw(page, scene, 'dark');
    await page.close();
  }
  await browser.close();
}

void main();
