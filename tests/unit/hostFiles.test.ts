import {afterAll, describe, expect, test} from 'vitest';
import {commitTime, domainFile, headersFile, securityFile} from '../../src/outputs/host';
import {GitRepository, removeRepositories, temporaryFolder} from '../support/gitRepository';

afterAll(removeRepositories);

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

describe('security.txt', () => {
  const contact = 'mailto:security@example.org';
  const time = Date.parse('2026-11-22T10:00:00Z');

  test('says whom to tell, and that for less than a year after the commit', () => {
    expect(securityFile(contact, time, 'https://example.org', '/')).toBe(
      [
        `Contact: ${contact}`,
        'Expires: 2027-11-17T10:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: https://example.org/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  test.each([
    ['a contact', null, time, '/'],
    ['the time of the commit', contact, null, '/'],
    ['the root of the host', contact, time, '/docs/'],
  ])('is left out without %s', (_, whom, committed, baseUrl) => {
    expect(securityFile(whom, committed, 'https://example.org', baseUrl)).toBeNull();
  });

  test('knows the commit by git, and else not', () => {
    const repository = new GitRepository();
    repository.commit('2026-11-22T11:00:00+01:00', {'a.md': 'A.\n'});
    expect(commitTime(repository.folder)).toBe(time);
    expect(commitTime(temporaryFolder())).toBeNull();
  });
});
