import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {build, pageOf, read} from './built';

const LOADER = 'stand-in/widgetloader.js';
const SOURCES = path.join(__dirname, '../../src/stand-in/loader');

/** The budget of issue and README: what a page pays for trying the widget. */
const LARGEST = 45 * 1024;

/** The sections of this site that the stand-in’s sources lead to. */
function sections(): string[] {
  const files = fs.readdirSync(SOURCES, {recursive: true, encoding: 'utf8'});
  const code = files
    .filter((it) => it.endsWith('.ts'))
    .map((it) => fs.readFileSync(path.join(SOURCES, it), 'utf8'))
    .join('\n');
  const pages = [...code.matchAll(/page\(\s*'([^']+)'/g)].map(([, it = '']) => it);
  const reference = [...code.matchAll(/\$\{REFERENCE\}(#[\w-]+)/g)].map(([, it]) => `web/api${it}`);
  return [...new Set([...pages, ...reference])];
}

describe('the loader’s stand-in', () => {
  const code = read(LOADER);

  test('is one file of at most 45 kB', () => {
    expect(zlib.gzipSync(code, {level: 9}).length).toBeLessThanOrEqual(LARGEST);
    expect(/\bimport\s*\(|[^'"]\brequire\(/.exec(code)?.[0]).toBeUndefined();
  });

  test('comes with its source map and its types', () => {
    expect(code).toContain('//# sourceMappingURL=widgetloader.js.map');
    const map = read(`${LOADER}.map`);
    expect(map, 'the folder that it was built in').not.toContain(path.dirname(build));
    const {sources} = JSON.parse(map) as {sources: string[]};
    expect(sources.filter((it) => it.includes('node_modules/')).length).toBeLessThan(5);
    expect(fs.existsSync(path.join(build, 'stand-in/widgetloader.d.ts'))).toBe(true);
  });

  test('has nothing that reads text as code or as HTML, asks a network, or stores', () => {
    const banned =
      /\beval\(|\bFunction\(|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write|XMLHttpRequest|WebSocket|sendBeacon|localStorage|sessionStorage|indexedDB|\.cookie/;
    expect(banned.exec(code)?.[0]).toBeUndefined();
  });

  test.each(sections())('leads to a section that there is: %s', (section) => {
    const [page = '', id] = section.split('#');
    const $ = pageOf(`/docs/virtualStadium/${page}`);
    expect($('h1').length).toBeGreaterThan(0);
    if (id) {
      expect($(`[id="${id}"]`).length).toBeGreaterThan(0);
    }
  });
});
