/** The build that the tests look at: each file is read once, and each page parsed once, for a worker. */
import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {listFiles} from '../../src/base/files';

export const root = path.join(__dirname, '../..');
export const build = path.join(root, 'build');

/** The routes of the specification, without a slash at the end. */
export const routes: readonly string[] = fs
  .readFileSync(path.join(root, 'tests/routes.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((route) => route.replace(/(?!^)\/$/, ''));

/** The files of a page are called so, but for their ending. */
export const nameOf = (route: string): string => (route === '/' ? 'index' : route.slice(1));

const texts = new Map<string, string>();

/** A file of the build, by its path there. */
export function read(file: string): string {
  const known = texts.get(file);
  if (known !== undefined) {
    return known;
  }
  const full = path.join(build, file);
  if (!fs.existsSync(full)) {
    throw new Error(`There is no ${full}. Run "npm run build" first, or correct the address.`);
  }
  const text = fs.readFileSync(full, 'utf8');
  texts.set(file, text);
  return text;
}

/** Every file, with `/`. */
export const files: readonly string[] = listFiles(build);

/** Every page that was built, in one of its two forms; the error page too. */
export const builtRoutes: readonly string[] = files
  .filter((file) => file.endsWith('.html') && !file.endsWith('/index.html'))
  .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`));

export const htmlOf = (route: string): string => read(`${nameOf(route)}.html`);

/** A page for a test that changes it. */
export const freshPage = (route: string): CheerioAPI => load(htmlOf(route));

const parsed = new Map<string, CheerioAPI>();

/** A page as all tests of the worker have it: it may not be changed. */
export function pageOf(route: string): CheerioAPI {
  const page = parsed.get(route) ?? freshPage(route);
  parsed.set(route, page);
  return page;
}

/** Every page by its route. */
export const allPages = (): Map<string, CheerioAPI> =>
  new Map(builtRoutes.map((route) => [route, pageOf(route)]));
