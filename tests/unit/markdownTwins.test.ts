import {expect, test} from 'vitest';
import {twinAt} from '../../src/outputs/twins';
import {permissionsOf} from '../../src/facts/permissions';
import {siteOf} from './support/site';

/** Whichever permissions are derived: the owner may confirm any of them. */
const permissions = permissionsOf(siteOf({}).facts);

test('every link of a twin leads on from anywhere: to pages as Markdown, with the base URL once', () => {
  const source = `---
title: Sample
---

<Provisional>One</Provisional>, <Provisional>two</Provisional>, <Provisional>three</Provisional>,
and [a page](./licensing.mdx#privacy), [itself](#there), [a file](pathname:///feed.xml).
`;
  const other = '---\ntitle: Other\n---\n';
  const pages = {
    ...{'docs/first.mdx': source, 'docs/second.mdx': source},
    ...{'docs/licensing.mdx': other, 'docs/index.mdx': other},
  };
  const site = siteOf(pages, {baseUrl: '/docs-site/'});
  const links = (name: string) =>
    [...(twinAt(site, `/docs-site/docs/${name}.md`) ?? '').matchAll(/\]\((.+?)\)/g)].map(
      ([, to]) => to,
    );
  const address = 'https://acme.example/docs-site';
  const expected = (own: string) => [
    ...[`${address}/llms.txt`, `${address}/llms/start.txt`],
    ...Array<string>(3).fill(`${address}/docs.md#provisional`),
    `${address}/docs/licensing.md#privacy`,
    `${address}/docs/${own}.md#there`,
    `${address}/feed.xml`,
  ];
  expect(links('first')).toEqual(expected('first'));
  expect(links('second')).toEqual(expected('second'));
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
  expect(twin).toContain('It waits, <mark>then `LOGGED_IN` follows</mark> [provisional](');
  expect(twin).toMatch(/Role:\*\* <mark>.*<\/mark> \[provisional\]\(/);
});

test('a twin has the titles of the groups of permissions', () => {
  const source = '---\ntitle: Sample\n---\n\n<Permissions />\n';
  const twin = twinAt(siteOf({'docs/a.mdx': source}), '/docs/a.md') ?? '';
  const {id, label, meaning} = permissions.find((it) => it.meaning?.derived)!;
  expect(twin).toContain(
    `[${label}](https://acme.example/docs/a.md#${id}): <mark>${meaning?.text}</mark> [provisional](`,
  );
  for (const title of ['Settings', 'Staff', 'Messages', 'Logs and analytics']) {
    expect(twin).toContain(`\n**${title}**\n\n| Permission |`);
  }
});
