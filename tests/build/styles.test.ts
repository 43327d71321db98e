/**
 * What `lean-styles` may not take away: the classes that built pages have, and those that scripts
 * give to elements afterwards.
 */
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {parse, walk} from 'css-tree';
import {expect, test} from 'vitest';
import {overruled} from '../../src/docusaurus/lean-styles/overruled';
import {allPages, files, read as readBuilt, root} from './built';

/** Styles whose classes keep their names. */
const SOURCES = [
  'node_modules/infima/dist/css/default/default.css',
  'node_modules/medium-zoom/dist/style.css',
  ...cssIn('src').filter((file) => !file.endsWith('.module.css')),
];

/** What elements get when something happens; no built page has them all. */
const STATES = [
  'code-folded',
  'dropdown--show',
  'load-error',
  'medium-zoom--opened',
  'medium-zoom-image',
  'medium-zoom-image--hidden',
  'medium-zoom-image--opened',
  'medium-zoom-overlay',
  'menu__link--active',
  'menu__list-item--collapsed',
  'name-card',
  'navbar-sidebar--show',
  'navbar-sidebar__items--show-secondary',
  'table-of-contents__link--active',
  'tabs__item--active',
];

function cssIn(folder: string): string[] {
  return (fs.readdirSync(path.join(root, folder), {recursive: true}) as string[])
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file));
}

function classesOf(css: string): Set<string> {
  const classes = new Set<string>();
  walk(parse(css, {parseValue: false}), (node) => {
    if (node.type === 'ClassSelector') {
      classes.add(node.name);
    }
  });
  return classes;
}

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

const built = new Set(
  files.filter((file) => file.endsWith('.css')).flatMap((file) => [...classesOf(readBuilt(file))]),
);
const onPages = new Set(
  [...allPages().values()].flatMap(($) =>
    $('[class]')
      .toArray()
      .flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/)),
  ),
);

test('every class of a built page that Infima or the site styles is still styled', () => {
  const styled = new Set(SOURCES.flatMap((file) => [...classesOf(read(file))]));
  const wanted = [...onPages].filter((name) => styled.has(name));
  expect(wanted.length).toBeGreaterThan(80);
  const gone = wanted.filter((name) => !built.has(name) && !overruled.join().includes(name));
  expect(gone.sort()).toEqual([]);
});

test('so is every state that scripts put elements into', () => {
  expect(STATES.filter((name) => !built.has(name))).toEqual([]);
});

test('no rule hangs on a class of body that changes with every navigation', () => {
  expect(classesOf(read('node_modules/@docusaurus/theme-common/lib/hooks/styles.css'))).toContain(
    'navigation-with-keyboard',
  );
  expect(built).not.toContain('navigation-with-keyboard');
});

test('no page asks for more than 14 kB of styles, gzipped as GitHub Pages does', () => {
  const size = (sheet: string) => gzipSync(read(path.join('build', sheet)), {level: 6}).length;
  const sheets = files.filter((file) => file.endsWith('.css'));
  const weights = [...allPages()].map(([route, $]) => {
    const asked = $('link[rel="stylesheet"]:not(noscript *)').toArray();
    const own = sheets.filter((sheet) =>
      asked.some((link) => $(link).attr('href')?.endsWith(sheet)),
    );
    expect(own.length, route).toBe(asked.length);
    return {route, bytes: own.reduce((sum, sheet) => sum + size(sheet), 0)};
  });
  expect(weights.filter(({bytes}) => bytes === 0 || bytes > 14_000)).toEqual([]);
});

test('and what no page has is gone', () => {
  for (const name of ['hero--primary', 'pills__item', 'card__header', 'button--danger']) {
    expect(classesOf(read(SOURCES[0]!)).has(name), name).toBe(true);
    expect(built.has(name), name).toBe(false);
  }
});
