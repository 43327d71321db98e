import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {setContractModel} from '../../src/site-model/contract/current';
import {twinOf} from '../../src/docusaurus/markdown-twins/twin';

const siteDir = path.join(__dirname, '../..');

beforeAll(() => setContractModel({entries: []}));

test('every link of a twin has the base URL once, those of its marks too', () => {
  const source = `---
title: Sample
---

<Provisional>One</Provisional>, <Provisional>two</Provisional>, <Provisional>three</Provisional>,
and [a page](./licensing.mdx#privacy), [another](/web), [a file](pathname:///feed.xml).
`;
  const page = {title: 'Sample', description: 'A sample.', url: 'https://acme.example/docs-site/x'};
  const twin = (name: string) =>
    twinOf(
      {...page, file: path.join(siteDir, 'docs', name), source},
      {siteDir, baseUrl: '/docs-site/'},
    );
  const links = (markdown: string) => [...markdown.matchAll(/\]\((.+?)\)/g)].map(([, to]) => to);
  const expected = [
    ...Array<string>(3).fill('/docs-site/docs#provisional'),
    '/docs-site/docs/licensing#privacy',
    '/docs-site/web',
    '/docs-site/feed.xml',
  ];
  expect(links(twin('first.mdx'))).toEqual(expected);
  expect(links(twin('second.mdx'))).toEqual(expected);
});
