import {describe, expect, test} from 'vitest';
import {leanStyles, type Spared} from '../../../src/docusaurus/lean-styles/leanStyles';

function lean(css: string, script = '', spared: Spared = {}): string {
  const files = new Map([['styles.css', css]]);
  return leanStyles(files, [script], spared).get('styles.css') ?? '';
}

describe('classes', () => {
  test.each([
    ['a list in a string', 'x({className: "navbar menu"})'],
    ['a template', 'x(`menu menu__link--${level}`)'],
    ['a condition', 'clsx("tabs", {menu: isActive})'],
    ['HTML in a string', 'x("<b class=\\"menu open\\">")'],
  ])('that scripts name in %s stay, and others go', (_, script) => {
    expect(lean('.menu{color:red}.hero{margin:0}', script)).toBe('.menu{color:red}');
  });

  test('that are switched off go, though a script names them; of a module as well', () => {
    const css = '.tag_{color:red}.tagged{margin:0}';
    expect(lean(css, 'x("tag_ tagged")', {switchedOff: ['tag']})).toBe('.tagged{margin:0}');
  });

  test('that a rule only excludes keep the rule', () => {
    expect(lean('.menu:not(.hero){color:red}', 'x("menu")')).toContain('.menu');
  });

  test('that nothing has leave the others of a list', () => {
    expect(lean('.hero a,:is(.hero,.menu) b,:where(.hero) i{color:red}', 'x("menu")')).toBe(
      ':is(.hero,.menu) b{color:red}',
    );
  });

  test('of overruled selectors go; one that no rule has is an error', () => {
    const css = 'td,th{color:red}';
    expect(lean(css, '', {overruled: ['td']})).toBe('th{color:red}');
    expect(() => lean(css, '', {overruled: ['li']})).toThrow('li');
  });

  test('elements and attributes stay', () => {
    const css = 'table td{margin:0}[data-theme=dark] a{color:red}';
    expect(lean(css)).toBe(css);
  });
});

describe('custom properties', () => {
  test('that nothing reads go', () => {
    expect(lean(':root{--a:1px;--b:2px}p{margin:var(--b) var(--b) var(--b) var(--c)}')).toBe(
      'p{margin:2px 2px 2px var(--a)}',
    );
  });

  test('that never change are written where they are read', () => {
    expect(lean(':root{--a:1px}p{margin:var(--a)}')).toBe('p{margin:1px}');
  });

  test('that a mode, a width or a component changes stay', () => {
    for (const change of [
      'html[data-theme=dark]{--a:2px}',
      '@media (width<=600px){:root{--a:2px}}',
      'p{--a:2px}',
    ]) {
      expect(lean(`:root{--a:1px}${change}p{margin:var(--a)}`)).toContain('var(--a)');
    }
  });

  test('have short names, in each file the same, but for those that a script reads', () => {
    const files = new Map([
      ['styles.css', 'p{--long:1px;--known:2px}'],
      ['page.css', 'p{margin:var(--long,0) var(--known)}'],
    ]);
    expect([
      ...leanStyles(files, ['x("var(--known)")', '`--long: 3px; width: var(--long)`']).values(),
    ]).toEqual(['p{--a:1px;--known:2px}', 'p{margin:var(--a,0) var(--known)}']);
  });

  test('that a script knows stay', () => {
    expect(lean(':root{--a:1px}p{margin:var(--a)}', 'x("--a")')).toContain('--a:1px');
  });

  test('of the root element: what is stronger or later beats what applies at times', () => {
    expect(lean('[data-theme=dark]{--a:2px}html:root{--a:1px}p{margin:var(--a)}')).toBe(
      'p{margin:1px}',
    );
    expect(lean('html:root{--a:1px}html[data-theme=dark]{--a:2px}p{margin:var(--a)}')).toContain(
      'var(--a)',
    );
  });

  test('in several files: what one declares, another may read', () => {
    const files = new Map([
      ['styles.css', ':root{--a:1px}'],
      ['page.css', 'p{margin:var(--a)}'],
    ]);
    const result = leanStyles(files, []);
    expect([...result.values()]).toEqual(['', 'p{margin:1px}']);
  });
});
