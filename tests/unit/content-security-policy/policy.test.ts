import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {hashSource, inlineOf} from '../../../src/finish/policy/inline';
import {ownPaths, policyOf, withPolicy} from '../../../src/finish/policy/policy';

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
  ['<a href="java&#9;script:x()">y</a>', /leads to "java\tscript:.*never runs.*Remedy/],
  ['<a href="&#1;javascript:x()">y</a>', /leads to ".javascript:.*never runs.*Remedy/],
  ['<a href="java&#10;script&colon;x()">y</a>', /never runs.*Remedy/s],
  ['<a href="vbscript:x">y</a>', /leads to "vbscript:x", which never runs.*Remedy/],
  ['<a href="data:text/html,x">y</a>', /leads to "data:.*where no page may lead.*Remedy/],
  ['<area href="&#13;DATA:text/html,x">', /<area> leads to .*where no page may lead.*Remedy/s],
  ['<svg><a xlink:href="javascript:x()">y</a></svg>', /<a> leads to "javascript:.*Remedy/],
  ['<a href="blob:https://example.com/x">y</a>', /where no page may lead.*Remedy/],
  ['<meta http-equiv="Refresh" content="0;url=/x">', /<meta http-equiv="refresh"> leads.*Remedy/],
  ['<form action="/x"></form>', /<form> would send.*Remedy/],
  ['<button formaction="/x">y</button>', /<button> would send.*Remedy/],
  ['<img src="https://example.com/a.png">', /<img src> loads "https:.*Remedy/],
  ['<img src="//example.com/a.png">', /<img src> loads "\/\/example.*Remedy/],
  ['<img src="/&#9;/example.com/a.png">', /<img src> loads .*Remedy/],
  ['<img src="\\\\example.com/a.png">', /<img src> loads .*Remedy/],
  ['<img srcset="/a.png 1x, https://example.com/b.png 2x">', /<img srcset> loads "https:.*Remedy/],
  ['<script src="https://example.com/a.js"></script>', /<script src> loads .*Remedy/],
  ['<script src="data:text/javascript,x()"></script>', /<script src> loads "data:.*Remedy/],
  ['<img src="data:text/html,x">', /<img src> loads "data:.*Remedy/],
  ['<link rel=stylesheet href="https://example.com/a.css">', /<link href> loads .*Remedy/],
  ['<link rel="alternate stylesheet" href="//example.com/a">', /<link href> loads .*Remedy/],
  ['<link rel=preload href="https://example.com/a.js">', /<link href> loads .*Remedy/],
  ['<link rel=PREFETCH href="https://example.com/a">', /<link href> loads .*Remedy/],
  ['<link rel=preconnect href="https://example.com">', /<link href> loads .*Remedy/],
  ['<link rel=preload imagesrcset="//example.com/a 1x">', /<link imagesrcset> loads .*Remedy/],
  ['<link rel=stylesheet href="data:text/css,a{}">', /<link href> loads "data:.*Remedy/],
  ['<svg><use href="https://example.com/a.svg"></use></svg>', /<use href> loads .*Remedy/],
  ['<svg><image xlink:href="//example.com/a"></image></svg>', /<image href> loads .*Remedy/],
  ['<video poster="https://example.com/a.png"></video>', /<video poster> loads .*Remedy/],
  ['<a href="/x" ping="https://example.com">y</a>', /<a ping> loads .*Remedy/],
  ['<p style="background:url(//example.com/a)">y</p>', /<p style> loads .*Remedy/],
  ['<style>a{background:url("https://example.com/a")}</style>', /<style> loads .*Remedy/],
  ['<style>@import "//example.com/a.css";</style>', /<style> loads .*Remedy/],
  ['<p style="background:u\\72l(//example.com/a)">y</p>', /<p style> loads .*Remedy/],
  [`<p style="background:image-set('//example.com/a' 1x)">y</p>`, /<p style> loads .*Remedy/],
  ['<a href="http://example.com/">y</a>', /<a> leads to "http:.*where no page may lead.*Remedy/],
  ['<svg><a><animate attributeName=href to=//x></a></svg>', /<animate> can change.*Remedy/],
  ['<svg><a><set attributeName=href to=//x></a></svg>', /<set> can change.*Remedy/],
  ['<object data="/x"></object>', /<object> is blocked.*Remedy/],
  ['<embed src="//example.com/x">', /<embed> is blocked.*Remedy/],
  ['<template><form></form></template>', /<form> would send.*Remedy/],
  ['<iframe src="/x"></iframe>', /<iframe> is blocked.*Remedy/],
  ['<base href="/x">', /<base> is blocked.*Remedy/],
  ['<div id=__docusaurus><script>x()</script></div>', /<script> within the page's content.*Remedy/],
  ['<div id=__docusaurus><p><style>a{}</style></div>', /<style> within the page's content.*Remedy/],
])('%s is a problem, with its remedy', (html, message) => {
  expect(inlineOf(html).problems).toEqual([expect.stringMatching(message)]);
});

test('what the site serves and says of itself is no problem', () => {
  const html = `<meta charset=UTF-8><meta property=og:image content="https://example.com/a.png">
    <link rel=canonical href="https://example.com/x">
    <link rel=alternate hreflang=en href="https://example.com/x">
    <link rel=icon href="data:image/svg+xml;base64,AA"><link rel=stylesheet href="/a.css">
    <script src="/a.js"></script><img src="a.png" srcset="/a.png 480w,/b.png 1440w">
    <img src="data:image/webp;base64,AA" srcset="data:image/png;base64,AA 1x">
    <p style="background-image:url(&quot;data:image/webp;base64,AA&quot;)">x</p>
    <svg><use href="#a"></use></svg>
    <a href="#a">x</a><a href="/x">x</a><a href="https://example.com">x</a>
    <a href="mailto:docs@example.com">x</a>`;
  expect(inlineOf(html).problems).toEqual([]);
});

test('the site may name itself in full', () => {
  const html =
    '<img src="https://docs.example.com/a.png"><script src="//docs.example.com/a.js"></script>';
  expect(inlineOf(html, 'https://docs.example.com').problems).toEqual([]);
  expect(inlineOf(html, 'https://example.com').problems).toHaveLength(2);
});

describe('the policy', () => {
  const inline = {scripts: ["'s'"], styles: ["'t'"], styleAttributes: ["'a'"], problems: []};

  test('allows nothing but the site itself and the hashes', () => {
    expect(policyOf(inline).split(';')).toEqual([
      "default-src 'self'",
      "font-src 'none'",
      "media-src 'none'",
      "object-src 'none'",
      "frame-src 'none'",
      "worker-src 'none'",
      "manifest-src 'none'",
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

  test('of a site that shares its origin comes first, with its paths and the same hashes', () => {
    const paths = ownPaths({url: 'https://example.github.io', baseUrl: '/docs/'});
    const html = withPolicy('<meta charset=UTF-8>', inline, paths) ?? '';
    const [first = '', second, ...more] = [...html.matchAll(/ content="([^"]*)"/g)].map(
      ([, content]) => content,
    );
    const site = 'https://example.github.io/docs/ http://localhost:*/docs/';
    const assets = 'https://example.github.io/docs/assets/ http://localhost:*/docs/assets/';
    expect(first.split(';').filter((directive) => !directive.endsWith("-src 'none'"))).toEqual([
      `default-src ${site}`,
      `script-src ${assets} 's'`,
      `style-src ${assets} 't'`,
      "style-src-attr 'unsafe-hashes' 'a'",
      `img-src ${site} data:`,
      `connect-src ${site}`,
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    expect(second).toBe(policyOf(inline));
    expect(more).toEqual(['same-origin']);
  });

  test.each([
    ['https://docs.example.org', '/', false],
    ['https://docs.example.org', '/docs/', true],
    ['https://example.github.io', '/', true],
    ['http://localhost:3000', '/', false],
    // Nobody said where it is served, so it is served anywhere.
    ['http://localhost:3000', '/docs/', false],
  ])('of %s with %s names its paths: %s', (url, baseUrl, namesThem) => {
    expect(ownPaths({url, baseUrl}) !== null).toBe(namesThem);
  });

  test('has no place in a page that does not say its encoding', () => {
    expect(withPolicy('<html><head></head>', inline)).toBeNull();
  });
});
