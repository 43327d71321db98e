import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {hashSource, inlineOf} from '../../../src/plugins/content-security-policy/inline';
import {policyOf, withPolicy} from '../../../src/plugins/content-security-policy/policy';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('what a page carries within its HTML', () => {
  test('is hashed as the example of the specification is', () => {
    // https://www.w3.org/TR/CSP2/#script-src-hash-usage
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  test('is each script, style and style attribute, once', () => {
    const html = `<!doctype html><meta charset=UTF-8><script>a()</script><script>a()</script>
      <script type=module>b()</script><script src=/c.js></script><style>p{top:0}</style>
      <p style="top:0">x<p style="top:0">y`;
    expect(inlineOf(html)).toEqual({
      scripts: [sha('a()'), sha('b()')],
      styles: [sha('p{top:0}')],
      styleAttributes: [sha('top:0')],
      problems: [],
    });
  });

  test('is read as the browser hashes it: entities in attributes only, line ends as LF, UTF-8', () => {
    const html = `<script>a &amp;&amp; "ü"\r\n</script><p style="content:&quot;&amp;&quot;">`;
    expect(inlineOf(html)).toMatchObject({
      scripts: [sha('a &amp;&amp; "ü"\n')],
      styleAttributes: [sha('content:"&"')],
    });
  });

  test('counts what stands in noscript and in templates', () => {
    const html = `<head><noscript><style>a{}</style></noscript></head>
      <template><p style="top:1px"></p></template>`;
    expect(inlineOf(html)).toMatchObject({
      styles: [sha('a{}')],
      styleAttributes: [sha('top:1px')],
    });
  });

  test('does not count data', () => {
    expect(inlineOf('<script type="application/ld+json">{}</script>').scripts).toEqual([]);
  });
});

test.each([
  ['<p onclick="x()">', /<p onclick> never runs.*Remedy/],
  ['<a href=" JavaScript:x()">y</a>', /leads to " JavaScript:x\(\)".*Remedy/],
  ['<iframe src="/x"></iframe>', /<iframe> is blocked.*Remedy/],
  ['<base href="/x">', /<base> is blocked.*Remedy/],
  ['<div id=__docusaurus><script>x()</script></div>', /<script> within the page's content.*Remedy/],
  ['<div id=__docusaurus><p><style>a{}</style></div>', /<style> within the page's content.*Remedy/],
])('%s is a problem, with its remedy', (html, message) => {
  expect(inlineOf(html).problems).toEqual([expect.stringMatching(message)]);
});

describe('the policy', () => {
  const inline = {scripts: ["'s'"], styles: ["'t'"], styleAttributes: ["'a'"], problems: []};

  test('allows nothing but the site itself and the hashes', () => {
    expect(policyOf(inline).split(';')).toEqual([
      "default-src 'none'",
      "script-src 'self' 's'",
      "style-src 'self' 't'",
      "style-src-attr 'unsafe-hashes' 'a'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });

  test('stands before everything that it is for, after the encoding', () => {
    const html = '<html><head><meta charset=UTF-8><script>a()</script></head>';
    expect(withPolicy(html, inlineOf(html))).toMatch(
      /^<html><head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]*"><meta name="referrer" content="[^"]*"><script>/,
    );
  });

  test('has no place in a page that does not say its encoding', () => {
    expect(withPolicy('<html><head></head>', inline)).toBeNull();
  });
});
