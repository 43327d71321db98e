import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {CheerioAPI} from 'cheerio';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {realContract} from '../support/realContract';
import {compilerHost} from '../../src/base/compilerHost';
import {readDeployment} from '../../src/deployment';
import {alsoJavaScript} from '../../src/site-model/names/inlineName';
import {allPages, build, htmlOf, read, root} from './built';

const {baseUrl} = readDeployment(process.env);

const pages = allPages();

/** The scripts of a page that are not of all pages. */
function scriptsOf($: CheerioAPI): string {
  const names = ($('script[data-start]').attr('data-start') ?? '').split(' ');
  return names
    .filter((name) => !/(?:^|[/~])main\./.test(name))
    .map((name) => read(name.slice(baseUrl.length)))
    .join('\n');
}

function codeLinks(route: string): [text: string, href: string][] {
  const $ = pages.get(route)!;
  return $('pre a')
    .toArray()
    .map((link) => [$(link).text(), $(link).attr('href') ?? '']);
}

/** A route as pages link it. */
const linked = (route: string) => baseUrl.slice(0, -1) + route;

const web = linked('/docs/virtualStadium/web/api');

describe('names in code', () => {
  test('lead to commands, properties, actions and types', () => {
    expect(codeLinks('/')).toEqual(
      expect.arrayContaining([
        ['addWidget', `${web}#command-addwidget`],
        ['channelId', `${web}#prop-channelid`],
        ['CopyBet', linked('/docs/api/type-aliases/TriggerActionEnum#copybet')],
      ]),
    );
    expect(codeLinks('/docs/virtualStadium/web/adapter/custom/getting-started')).toContainEqual([
      'FunctionAdapter',
      linked('/docs/api#type-functionadapter'),
    ]);
  });

  test('lead from the signatures and the examples of the type reference', () => {
    expect(codeLinks('/docs/api/interfaces/BetSlip')).toContainEqual([
      'Bet',
      linked('/docs/api/interfaces/Bet'),
    ]);
    expect(codeLinks('/docs/api/interfaces/CopyBetActionInterface')).toContainEqual([
      'BetSlip',
      linked('/docs/api/interfaces/BetSlip'),
    ]);
  });

  test('lead to no page that they stand on, and once to each place in a block', () => {
    for (const [route, $] of pages) {
      $('pre').each((_, pre) => {
        const links = $(pre)
          .find('a')
          .toArray()
          .map((link) => $(link).attr('data-card') ?? $(link).attr('href')!);
        expect(new Set(links).size, route).toBe(links.length);
        expect(
          links.map((href) => href.replace(/#.*/, '')),
          route,
        ).not.toContain(linked(route));
      });
    }
  });
});

describe('names in text', () => {
  test('are linked', () => {
    const $ = pages.get('/docs/virtualStadium/web/overview')!;
    const link = `a[href="${linked('/docs/api/functions/onAction')}"]`;
    expect($(`article :is(p, li) ${link}`).length).toBeGreaterThan(0);
  });

  test('are shown without their prefix, and make no link in a heading', () => {
    for (const [route, $] of pages) {
      expect($(':is(h1, h2, h3, h4, h5, h6) a:not(.hash-link) code').length, route).toBe(0);
      $('main code').each((_, code) => {
        expect($(code).text(), route).not.toMatch(/^(?:js|type|action|request|prop|command):\S/);
      });
    }
  });

  test('that a browser has as well are decided about', async () => {
    const model = await realContract();
    const file = path.join(root, 'empty.ts');
    const host = compilerHost({});
    const program = ts.createProgram(
      [file],
      {lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'], types: []},
      {
        ...host,
        getSourceFile: (name, options) =>
          name === file
            ? ts.createSourceFile(name, '', options)
            : host.getSourceFile(name, options),
      },
    );
    const scope = program
      .getTypeChecker()
      .getSymbolsInScope(program.getSourceFile(file)!, ts.SymbolFlags.Value);
    const browser = new Set(scope.map(({name}) => name));
    expect(browser.has('Promise')).toBe(true);
    const both = model.entries.map(({name}) => name).filter((name) => browser.has(name));
    expect([...new Set(both)].sort()).toEqual(Object.keys(alsoJavaScript).sort());
  });
});

describe('cards', () => {
  test('stand once on a page, for what the page links', () => {
    let count = 0;
    for (const [route, $] of pages) {
      const keys = [...scriptsOf($).matchAll(/<div data-for=\\?"?([^ "\\>]+)/g)].map(
        ([, key = '']) => key,
      );
      const wanted = new Set(
        $('main a')
          .toArray()
          .map((link) => $(link).attr('data-card') ?? $(link).attr('href')),
      );
      expect(new Set(keys).size, route).toBe(keys.length);
      expect(
        keys.filter((key) => !wanted.has(key)),
        route,
      ).toEqual([]);
      count += keys.length;
    }
    expect(count).toBeGreaterThan(200);
  });

  test('are not in the HTML, and links in code make no page grow by more than 15 % of it, compressed', () => {
    const size = (html: string) => gzipSync(html, {level: 9}).length;
    const grown = [...pages.keys()].map((route) => {
      const html = htmlOf(route);
      expect(html, route).not.toContain('data-for=');
      const without = html
        .replace(/<a [^>]*class="?term"?[^>]*>([\s\S]*?)<\/a>/g, '$1')
        .replace(/<pre[\s\S]*?<\/pre>/g, (pre) => pre.replace(/<\/?a(?: [^>]*)?>/g, ''));
      return {route, percent: (size(html) / size(without) - 1) * 100};
    });
    expect(grown.filter(({percent}) => percent > 15)).toEqual([]);
    const mean = grown.reduce((sum, {percent}) => sum + percent, 0) / grown.length;
    expect(mean).toBeGreaterThan(0.1);
    expect(mean).toBeLessThan(3);
  });

  test('are shown by a script of its own, which no page loads by itself', () => {
    const scripts = fs
      .readdirSync(path.join(build, 'assets/js'))
      .filter((it) => it.endsWith('.js'));
    const own = scripts.filter((file) => read(`assets/js/${file}`).includes('"tooltip"'));
    expect(own).toHaveLength(1);
    const [script = ''] = own;
    expect(gzipSync(fs.readFileSync(path.join(build, 'assets/js', script))).length).toBeLessThan(
      1500,
    );
    for (const route of pages.keys()) {
      expect(htmlOf(route).includes(script), route).toBe(false);
    }
  });
});
