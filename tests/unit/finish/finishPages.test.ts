import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {finishingSteps, type Build} from '../../../src/finish';
import {finishPages} from '../../../src/finish/finishPages';
import {inlineOf} from '../../../src/finish/policy/inline';
import {rememberedTabs, TABS_MARK} from '../../../src/finish/rememberedTabs';
import {deferredStart, START_MARK} from '../../../src/finish/start/deferredStart';
import {themeTags} from '../../../src/finish/themeTags';
import {PageProblems, type Step} from '../../../src/finish/page/step';
import {siteOf} from '../support/site';

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'finish-'))));
afterEach(() => fs.rmSync(folder, {recursive: true}));

function write(name: string, html: string): void {
  fs.mkdirSync(path.join(folder, path.dirname(name)), {recursive: true});
  fs.writeFileSync(path.join(folder, name), html);
}
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');

const says: Step = (html, {name, route}) => `${html} ${name} ${route}`;
const loud: Step = (html) => html.toUpperCase();
const strict: Step = (html) => {
  if (html.includes('bad')) {
    throw new PageProblems('These pages are bad:', ['it says so']);
  }
  return html;
};

describe('finished pages', () => {
  test('went through the steps in their order, and are written in both forms', () => {
    write('docs/x.html', 'a');
    write('index.html', 'b');
    write('404.html', 'c');
    write('data.json', 'd');
    finishPages(folder, [loud, says]);
    expect(read('docs/x.html')).toBe('A docs/x.html /docs/x');
    expect(read('docs/x/index.html')).toBe(read('docs/x.html'));
    expect(read('index.html')).toBe('B index.html /');
    expect(read('404.html')).toBe('C 404.html /404');
    expect(fs.readdirSync(folder).sort()).toEqual(['404.html', 'data.json', 'docs', 'index.html']);
    expect(read('data.json')).toBe('d');
  });

  test('name every problem of every page at once', () => {
    write('a.html', 'bad');
    write('b.html', 'good');
    write('c.html', 'bad');
    expect(() => finishPages(folder, [strict])).toThrow(
      /^These pages are bad:\na\.html: it says so\nc\.html: it says so$/,
    );
  });

  test('stop at once at what is no problem of a page', () => {
    write('a.html', 'a');
    const broken: Step = () => {
      throw new TypeError('a mistake of ours');
    };
    expect(() => finishPages(folder, [broken])).toThrow(TypeError);
  });
});

describe('the order of the steps', () => {
  const page = `<!doctype html><html><head><meta charset=UTF-8><title>T | Docs</title></head><body>
<script>first()</script><script ${TABS_MARK}>tabs()</script><script ${START_MARK}>start()</script>
<script src=/assets/js/main.1.js defer></script><div id=__docusaurus>
<button class="clean-btn toggleButton_ toggleButtonDisabled_" type=button disabled>Text.</button></div></body></html>`;

  const build: Build = {
    site: siteOf({}, {url: 'https://e.org', commit: '0123456789abcdef0123456789abcdef01234567'}),
    language: 'en',
    pictures: new Map([['/', {file: 'img/card.png', alt: 'Docs'}]]),
    routes: [{path: '/', component: '@theme/Page', exact: true}],
    names: {'/-1aa': {__comp: 'page', content: 'text'}},
    files: new Map([
      ['main', ['assets/js/main.1.js']],
      ['page', ['assets/js/page.2.js']],
    ]),
    switchedOff: ['tag'],
  };
  const steps = finishingSteps(build);
  const through = (order: readonly Step[]) =>
    order.reduce((html, step) => step(html, {name: 'index.html', route: '/'}), page);
  /** Hashes of scripts: those that the policy allows, and those of what the page has. */
  const hashes = (html: string) => ({
    allowed: [...(/script-src ([^;]*)/.exec(html)?.[1] ?? '').matchAll(/'sha256-[^']*'/g)].flat(),
    carried: [...inlineOf(html).scripts],
  });

  test('gives a page whose policy allows just what it carries', () => {
    const html = through(steps);
    const {allowed, carried} = hashes(html);
    expect(allowed).toEqual(carried);
    expect(allowed).toHaveLength(2);
    expect(html).toContain('data-start="/assets/js/main.1.js /assets/js/page.2.js"');
    expect(html).toContain('class="clean-btn toggleButton_" type=button>');
    expect(html).toContain('name="commit"');
    expect(html).toContain('https://e.org/img/card.png');
  });

  test('has the policy after what changes scripts', () => {
    const last = steps.at(-1)!;
    const {allowed, carried} = hashes(through([last, ...steps.slice(0, -1)]));
    expect(allowed).not.toEqual(carried);
  });

  test('has the policy after what puts a style sheet of another host into the page', () => {
    const baseUrl = 'https://cdn.example/';
    const elsewhere = {
      ...build,
      site: {...build.site, baseUrl},
      routes: [{path: baseUrl, component: '@theme/Page', exact: true}],
      names: {[`${baseUrl}-1aa`]: {__comp: 'page', content: 'text'}},
      files: new Map([['page', ['page.css']]]),
    };
    expect(() => through(finishingSteps(elsewhere))).toThrow(
      /<link href> loads "https:\/\/cdn\.example\/page\.css", which is not of this site/,
    );
  });

  test.each([
    [rememberedTabs, page.replace(TABS_MARK, 'data-other')],
    [deferredStart(build), page.replace(START_MARK, 'data-other')],
    [deferredStart(build), page.replace(' defer>', '>')],
    [deferredStart(build), page.replace('toggleButton_', 'colorButton_')],
  ])('has steps that throw where they find nothing to do', (step, html) => {
    expect(() => step(html, {name: 'index.html', route: '/'})).toThrow(/Remedy:/);
  });

  test('takes out what the theme puts before a page, unless the page shows it', () => {
    const sprite =
      '<svg style="display: none;"><symbol id=a></symbol></svg>\n<script>theme()</script>';
    const through = (html: string) => themeTags(html, {name: 'index.html', route: '/'});
    expect(through(`<body>${sprite}<script ${START_MARK}>ours()</script>`)).toBe(
      `<body><script ${START_MARK}>ours()</script>`,
    );
    expect(() => through(`<body>${sprite}<svg><use href=#a /></svg>`)).toThrow(/Remedy:/);
  });

  test('stops at a page whose chunks are not known, unless it is the error page', () => {
    const named = (name: string) => () => deferredStart(build)(page, {name, route: '/'});
    expect(named('docs/x.html')).toThrow(/^docs\/x\.html: no chunk .* Remedy:/);
    expect(named('404.html')).not.toThrow();
  });
});
