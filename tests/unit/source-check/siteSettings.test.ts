import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {SECURITY_FILE} from '../../../src/outputs/host';
import {site, type SiteSettings} from '../../../src/site';
import {siteProblems} from '../../../src/checks/siteSettings';

const root = path.join(__dirname, '../../..');

const problems = (change: Partial<SiteSettings>) =>
  siteProblems(root, {...site, ...change}).map(
    ({file, line, message, remedy}) => `${file}:${line} ${message} ${remedy}`,
  );

test('the settings are right', () => {
  expect(problems({})).toEqual([]);
  expect(problems({repository: 'https://github.com/example/docs', announcement: null})).toEqual([]);
});

test.each(['management.example.com', 'http://management.example.com', 'https://example.com/api/'])(
  'a host is an address without a slash at the end, which %j is not',
  (managementApi) => {
    expect(problems({hosts: {...site.hosts, managementApi}})).toEqual([
      expect.stringMatching(/^src\/site\.ts:\d+ “.*” isn’t an address of a host\. write https:/),
    ]);
  },
);

test.each(['virtual-stadium', '@Acme/types', '@acme', '@acme/types/more', ''])(
  'the package has a name with a scope, which %j is not',
  (npm) => {
    expect(problems({packages: {...site.packages, npm}})).toEqual([
      expect.stringMatching(/^src\/site\.ts:\d+ “.*” isn’t a scoped name of a package\. write @/),
    ]);
  },
);

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '/docs\u0000'])(
  'the announcement links to a path of this site, which %j is not',
  (to) => {
    const announcement = {id: 'new', text: 'New.', link: {label: 'More', to}};
    expect(problems({announcement})).toEqual([
      expect.stringMatching(/^src\/site\.ts:\d+ “[^]*” isn’t a path of this site\. begin it with/),
    ]);
  },
);

test.each(['</script><script>x()</script>', "new'", 'new one', ''])(
  'the id of the announcement is a word, which %j is not',
  (id) => {
    expect(problems({announcement: {id, text: 'New.', link: null}})).toEqual([
      expect.stringMatching(/^src\/site\.ts:\d+ “.*” isn’t an id\. write letters/),
    ]);
  },
);

test.each(['mailto:security@example.com', 'https://example.com/report/'])(
  '%s is whom to tell of security problems',
  (contact) => {
    expect(problems({security: {contact}})).toEqual([]);
  },
);

test.each([
  'security@example.com',
  'http://example.com/report',
  'mailto:',
  'mailto:a@example.com\nExpires: never',
  '',
])('%j is not', (contact) => {
  expect(problems({security: {contact}})).toEqual([
    expect.stringMatching(
      /^src\/site\.ts:\d+ “[^]*” isn’t an address that security\.txt .* mailto:/,
    ),
  ]);
});

test('SECURITY.md leaves the contact to src/site.ts, and says what holds without one', () => {
  const policy = fs.readFileSync(path.join(root, 'SECURITY.md'), 'utf8');
  expect(policy).toContain('`security.contact` in [`src/site.ts`](./src/site.ts)');
  expect(policy).toContain(`/${SECURITY_FILE}`);
  expect(policy).toContain('“Report a vulnerability”');
  expect(policy).not.toMatch(/mailto:|[\w.]@[\w.]/);
});

test('everything that is wrong is said at once, each at its line', () => {
  const link = {label: 'More', to: 'docs'};
  const found = problems({
    repository: 'example/docs',
    announcement: {id: 'new', text: 'New.', link},
  });
  expect(found).toEqual([
    expect.stringMatching(/“example\/docs” isn’t an address of a repository/),
    expect.stringMatching(/“docs” isn’t a path of this site/),
  ]);
  const lines = found.map((it) => Number(/:(\d+)/.exec(it)?.[1]));
  expect(lines[0]).toBeGreaterThan(lines[1] ?? 0);
  expect(lines[1]).toBeGreaterThan(1);
});
