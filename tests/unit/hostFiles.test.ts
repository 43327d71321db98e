import {describe, expect, test} from 'vitest';
import {domainFile, headersFile} from '../../src/plugins/host-files/files';

describe('the domain of GitHub Pages', () => {
  test.each([
    ['https://docs.example.org', '/', 'docs.example.org\n'],
    ['https://example.github.io', '/', null],
    ['https://example.github.io', '/docs/', null],
    ['https://docs.example.org', '/docs/', null],
    ['http://localhost:3000', '/', null],
    ['http://docs.example.org', '/', null],
  ])('of %s with %s is %j', (origin, baseUrl, domain) => {
    expect(domainFile(origin, baseUrl)).toBe(domain);
  });
});

describe('headers', () => {
  test('are for the paths of the site, with what a meta element cannot say', () => {
    const file = headersFile('https://example.org', '/docs/');
    expect(file.match(/^\S.*$/gm)).toEqual(['/docs/*']);
    expect(file).toContain("\n  Content-Security-Policy: frame-ancestors 'none'\n");
    expect(file).toContain('\n  X-Content-Type-Options: nosniff\n');
    expect(file).toContain('\n  Strict-Transport-Security: max-age=31536000\n');
  });

  test('do not promise https where there is none', () => {
    expect(headersFile('http://localhost:3000', '/')).not.toContain('Strict-Transport');
  });
});
