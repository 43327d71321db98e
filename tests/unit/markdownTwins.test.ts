import {expect, test} from 'vitest';
import {twinAt} from '../../src/outputs/twins';
import {permissionsOf} from '../../src/facts/permissions';
import {siteOf} from './support/site';

/** Whichever permissions are derived: the owner may confirm any of them. */
const permissions = permissionsOf(siteOf({}).facts);

test('every link of a twin has the base URL once, those of its marks too', () => {
  const source = `---
title: Sample
---

<Provisional>One</Provisional>, <Provisional>two</Provisional>, <Provisional>three</Provisional>,
and [a page](./licensing.mdx#privacy), [another](/web), [a file](pathname:///feed.xml).
`;
  const pages = {'docs/first.mdx': source, 'docs/second.mdx': source};
  const site = siteOf(pages, {baseUrl: '/docs-site/'});
  const links = (name: string) =>
    [...(twinAt(site, `/docs-site/docs/${name}.md`) ?? '').matchAll(/\]\((.+?)\)/g)].map(
      ([, to]) => to,
    );
  const expected = [
    ...Array<string>(3).fill('/docs-site/docs#provisional'),
    '/docs-site/docs/licensing#privacy',
    '/docs-site/web',
    '/docs-site/feed.xml',
  ];
  expect(links('first')).toEqual(expected);
  expect(links('second')).toEqual(expected);
});

test('a twin shows where what is provisional begins and ends', () => {
  const derived = permissions.find(({status}) => status === 'derived');
  const source = `---
title: Sample
---

It waits, <Provisional>then \`LOGGED_IN\` follows</Provisional>, and more.

<WhoCan do="${derived?.id}" />
`;
  const twin = twinAt(siteOf({'docs/a.mdx': source}), '/docs/a.md') ?? '';
  expect(twin).toContain('It waits, ⟨then `LOGGED_IN` follows⟩ ([provisional](');
  expect(twin).toMatch(/Role:\*\* ⟨.*⟩ \(\[provisional\]\(/);
});

test('a twin has the titles of the groups of permissions', () => {
  const source = '---\ntitle: Sample\n---\n\n<Permissions />\n';
  const twin = twinAt(siteOf({'docs/a.mdx': source}), '/docs/a.md') ?? '';
  const {id, label, meaning} = permissions.find((it) => it.meaning?.derived)!;
  expect(twin).toContain(`[${label}](#${id}): ⟨${meaning?.text}⟩ ([provisional](`);
  for (const title of ['Settings', 'Staff', 'Messages', 'Logs and analytics']) {
    expect(twin).toContain(`\n**${title}**\n\n| Permission |`);
  }
});
