import {generate, parse} from 'css-tree';
import {describe, expect, test} from 'vitest';
import {leanStyles} from '../../../src/docusaurus/lean-styles/leanStyles';
import {literalWords, type ScriptWords} from '../../../src/docusaurus/lean-styles/literalWords';
import {removeOverruled} from '../../../src/docusaurus/lean-styles/overruled';

function wordsOf(script: string): ScriptWords {
  const words = {classes: new Set<string>(), properties: new Set<string>()};
  literalWords(script, words);
  return words;
}

function lean(css: string, script = '', switchedOff: readonly string[] = []): string {
  const files = new Map([['styles.css', css]]);
  return leanStyles(files, wordsOf(script), new Set(switchedOff)).get('styles.css') ?? '';
}

describe('words of scripts that may be classes', () => {
  test.each([
    ['a list in a string', 'x({className: "navbar navbar--fixed-top"})', ['navbar--fixed-top']],
    ['a template', 'x(`menu__link menu__link--${level}`)', ['menu__link']],
    ['a condition with a name', 'clsx("tabs", {active: isActive})', ['active']],
    ['a condition in quotes', 'clsx({"tabs__item--active": isActive})', ['tabs__item--active']],
    ['HTML in a string', 'x("<b class=\\"name-card open\\">")', ['name-card', 'open']],
    ['a CSS module', 'e.exports = {menu: "menu_SIkG"}', ['menu_SIkG']],
  ])('%s', (_, script, classes) => {
    expect([...wordsOf(script).classes]).toEqual(expect.arrayContaining(classes));
  });

  test.each([
    ['a sentence', 'x("The hero, with a card.")', 'hero,'],
    ['the name of a class in a CSS module', 'e.exports = {menu: "menu_SIkG"}', 'menu'],
    ['a computed key', 'x({[hero]: 1})', 'hero'],
  ])('not %s', (_, script, word) => {
    expect([...wordsOf(script).classes]).not.toContain(word);
  });

  test('custom properties that a script sets or reads', () => {
    expect([...wordsOf('style.setProperty("--bar-height", "3px")').properties]).toEqual([
      '--bar-height',
    ]);
  });
});

describe('classes', () => {
  test('that no script names go, also out of lists of selectors', () => {
    expect(lean('.hero,.menu{color:red}.hero{margin:0}', 'x("menu")')).toBe('.menu{color:red}');
  });

  test('that are switched off go, though a script names them; with the hash of a module as well', () => {
    expect(lean('.tag_zVej{color:red}.tagged{margin:0}', 'x("tag_zVej tagged")', ['tag'])).toBe(
      '.tagged{margin:0}',
    );
  });

  test('that a rule only excludes keep the rule', () => {
    expect(lean('.menu:not(.hero){color:red}', 'x("menu")')).toContain('.menu');
  });

  test('elements and attributes stay', () => {
    const css = 'table td{margin:0}[data-theme=dark] a{color:red}';
    expect(lean(css)).toBe(css);
  });
});

describe('custom properties', () => {
  test('that nothing reads go', () => {
    expect(
      lean(':root{--a:1px;--b:2px}p{margin:var(--b) var(--b) var(--b) var(--c)}'),
    ).not.toContain('--a');
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
    const result = leanStyles(files, wordsOf(''));
    expect([...result.values()]).toEqual(['', 'p{margin:1px}']);
  });
});

describe('declarations', () => {
  test('that a later rule with the same selector overrules go', () => {
    expect(lean('p{color:red;margin:0}b{top:0}p{color:#00f}')).toBe(
      'p{margin:0}b{top:0}p{color:#00f}',
    );
  });

  test('that are important, or stand in another condition, stay', () => {
    const css = 'p{color:red!important}@media print{p{color:#00f}}p{color:green;margin:0}';
    const tree = parse(css);
    removeOverruled(tree);
    expect(generate(tree)).toBe(css);
  });

  test('with a prefix that no browser of ours needs go', () => {
    expect(lean('a{-webkit-text-decoration:none;text-decoration:none}')).toBe(
      'a{text-decoration:none}',
    );
    expect(
      lean('a{-webkit-text-decoration:underline dotted;text-decoration:underline dotted}'),
    ).toContain('-webkit-text-decoration');
  });
});
