import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {parseMeta} from '../../../src/site-model/fences/meta';
import {shownLines} from '../../../src/site-model/highlight/fence';
import {codeHtml, codeParts, type CodeLink} from '../../../src/site-model/highlight/html';

interface Input {
  readonly language?: string;
  readonly meta?: string;
  readonly links?: readonly CodeLink[];
}

function html(code: string, {language = 'ts', meta = '', links = []}: Input = {}): string {
  const {highlighted, firstLineNumber, pairs} = parseMeta(meta).meta;
  return codeHtml(shownLines(code, highlighted), {language, links, firstLineNumber, pairs});
}

function linkTo(code: string, text: string, href = `/${text}`): CodeLink {
  const start = code.indexOf(text);
  return {start, end: start + text.length, href};
}

describe('highlighted code', () => {
  test('has a class for each colour, and neighbours of one colour in one element', () => {
    expect(html("const a = f('x');")).toBe(
      '<span class="tk-k">const</span> a = ' +
        '<span class="tk-f">f</span>(<span class="tk-s">\'x\'</span>);',
    );
  });

  test.each([
    ['ts', 'interface A { readonly b?: string; }'],
    ['tsx', 'const a = <p title="x">{1 < 2 ? "a" : "&amp;"}</p>;'],
    ['html', '<p>a &amp; b</p><script>\n  f("<\\/script>");\n</script>'],
    ['json', '{"a": [1, null, "<&>"]}'],
    ['shell', 'curl -H "Authorization: Bearer $TOKEN" \\\n  https://example.org'],
    ['http', 'POST /channel/create HTTP/1.1\nContent-Type: application/json\n\n{"a": 1}'],
    ['swift', 'let a: String? = nil // none'],
    ['kotlin', 'val a: String? = null'],
    ['groovy', "implementation 'a:b:1.0'"],
    ['python', 'def f(a):\n    return a["b"]'],
    ['yaml', 'a:\n  - b: 1 # one'],
    ['text', 'a < b & c'],
  ])('keeps every character of %s', (language, code) => {
    expect(load(html(code, {language}), null, false).root().text()).toBe(code);
    expect(html(code, {language}).includes('<span')).toBe(language !== 'text');
  });

  test('has in its parts every line once, with its links', () => {
    const code = 'a;\n\n/* b\n   b */\nc;';
    const links = [linkTo(code, 'c')];
    const parts = codeParts(shownLines(code, new Set()), [0, 1, 3], {language: 'ts', links});
    const texts = parts.map((part) => load(part, null, false).root().text());
    expect(texts).toEqual(['a;\n', '\n/* b\n', '   b */\nc;']);
    expect(parts.map((part) => part.includes('href="/c"'))).toEqual([false, false, true]);
    expect(parts[1]).toContain('tk-c');
    expect(parts[2]).toContain('tk-c');
  });

  test('has no inline style', () => {
    expect(html('const a: number = 1; // one\nclass B {}')).not.toContain('style');
  });

  test('inside of a template string is coloured as code', () => {
    expect(html('`a ${b(1)}`')).toContain('<span class="tk-f">b</span>');
  });

  test('has an element for each line only where lines are highlighted or numbered', () => {
    expect(html('a;\nb;')).not.toContain('code-line');
    const $ = load(html('a;\nb;\n', {meta: '{2} showLineNumbers=7'}), null, false);
    const lines = $('.code-line');
    expect(lines.map((_, line) => $(line).attr('data-line')).get()).toEqual(['7', '8', '9']);
    expect($('.theme-code-block-highlighted-line').text()).toBe('b;\n');
    expect($.root().text()).toBe('a;\nb;\n');
  });
});

describe('links in code', () => {
  test('stand around the name, over one colour or several', () => {
    const code = 'const a: BetSlip = b;';
    expect(html(code, {links: [linkTo(code, 'BetSlip')]})).toContain(
      '<a href="/BetSlip">BetSlip</a>',
    );
    const $ = load(html(code, {links: [linkTo(code, 'a: BetSlip')]}), null, false);
    expect($('a').text()).toBe('a: BetSlip');
    expect($.root().text()).toBe(code);
  });

  test('follow their name when lines above it are hidden, in any order', () => {
    const code =
      'let slip: BetSlip;\n// ---cut---\n// highlight-next-line\nlet a: Bet;\nlet b: Odds;';
    const links = [linkTo(code, 'Odds'), linkTo(code, 'BetSlip'), linkTo(code, 'Bet;', '/Bet')];
    const $ = load(html(code, {links}), null, false);
    expect(
      $('a')
        .map((_, a) => [[$(a).attr('href'), $(a).text()]])
        .get(),
    ).toEqual([
      ['/Bet', 'Bet;'],
      ['/Odds', 'Odds'],
    ]);
  });

  test('escape their address', () => {
    const code = 'a';
    expect(html(code, {links: [linkTo(code, 'a', '/x?a="&b')]})).toContain(
      'href="/x?a=&quot;&amp;b"',
    );
  });
});

test('lines that something else on the page is about have one element, and the text is the code', () => {
  const shown = html('a;\n\nb;\nc;\nd;', {meta: 'pairs="1, 3-4"'});
  const $ = load(shown);
  expect(
    $('[data-pair]')
      .get()
      .map((it) => [$(it).attr('data-pair'), $(it).text()]),
  ).toEqual([
    ['1', 'a;\n'],
    ['2', 'b;\nc;\n'],
  ]);
  expect($('body').text()).toBe('a;\n\nb;\nc;\nd;');
});
