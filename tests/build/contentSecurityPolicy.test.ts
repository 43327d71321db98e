import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {readDeployment} from '../../src/deployment';
import {hashSource} from '../../src/finish/policy/inline';
import {ownPaths} from '../../src/finish/policy/policy';
import {allPages, builtRoutes, htmlOf} from './built';

/** A site that shares its origin has one for its paths, too; fixtureSite.spec.ts looks into that. */
const POLICIES = ownPaths(readDeployment(process.env)) ? 2 : 1;

type Policy = ReadonlyMap<string, readonly string[]>;

function readPolicy(content: string): Policy {
  const directives = content.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const isHash = (source: string) => /^'sha256-[\w+/]{43}='$/.test(source);

/** Firefox asks `default-src` alone whether a file may be fetched ahead. */
const NOT_LOADED =
  "default-src 'self'; font-src 'none'; media-src 'none'; object-src 'none'; frame-src 'none'; worker-src 'none'; manifest-src 'none'";

test('every page has one policy, which allows the site, hashes, and nothing else', () => {
  expect(builtRoutes).toContain('/404');
  const fixed = new Set<string>();
  for (const file of builtRoutes) {
    const $ = load(htmlOf(file), {scriptingEnabled: false});
    const policies = $('meta[http-equiv="Content-Security-Policy" i]');
    expect(policies.length, file).toBe(POLICIES);
    const policy = readPolicy(policies.last().attr('content') ?? '');
    fixed.add(
      [...policy]
        .map(([name, sources]) => [name, ...sources.filter((each) => !isHash(each))].join(' '))
        .join('; '),
    );

    const allowed = (directive: string) => new Set(policy.get(directive));
    const inline = {
      'script-src': $('script:not([src]):not([type="application/ld+json"])').map((_, el) =>
        $(el).text(),
      ),
      'style-src': $('style').map((_, el) => $(el).text()),
      'style-src-attr': $('[style]').map((_, el) => $(el).attr('style')),
    };
    for (const [directive, texts] of Object.entries(inline)) {
      const wanted = new Set(texts.get().map(hashSource));
      const given = [...allowed(directive)].filter(isHash);
      expect(new Set(given), `${file}: ${directive}`).toEqual(wanted);
    }
  }
  expect([...fixed]).toEqual([
    `${NOT_LOADED}; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-hashes'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'`,
  ]);
});

test('the policy comes before everything that it is for, and the referrer stays on the site', () => {
  for (const [file, $] of allPages()) {
    const head = $('head')
      .children()
      .map(
        (_, element) => $(element).attr('http-equiv') ?? $(element).attr('name') ?? element.tagName,
      )
      .get();
    expect(head.slice(0, POLICIES + 2), file).toEqual([
      'meta',
      ...Array<string>(POLICIES).fill('Content-Security-Policy'),
      'referrer',
    ]);
    expect($('meta[name="referrer"]').attr('content'), file).toBe('same-origin');
  }
});

test('a page that is opened from here gets no hold of ours', () => {
  let outside = 0;
  for (const [file, $] of allPages()) {
    $('a[href^="http"], a[target]').each((_, link) => {
      outside += 1;
      expect($(link).attr('rel')?.split(' '), `${file}: ${$(link).attr('href')}`).toContain(
        'noopener',
      );
    });
  }
  expect(outside).toBeGreaterThan(0);
});
