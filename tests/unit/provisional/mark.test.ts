import {createElement, type AnchorHTMLAttributes, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import rehypeStringify from 'rehype-stringify';
import {unified} from 'unified';
import {beforeAll, describe, expect, test, vi} from 'vitest';
import Provisional from '../../../src/components/Provisional';
import type {ContractModel} from '../../../src/site-model/contract';
import {provisionalMark} from '../../../src/base/provisional';
import {realContract} from '../../support/realContract';
import {doubting, transformedHtml} from '../fields/transformed';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, ...others}: AnchorHTMLAttributes<HTMLAnchorElement> & {to: string}) =>
    createElement('a', {href: to, ...others}),
}));

let model: ContractModel;

beforeAll(async () => {
  model = await realContract();
}, 60_000);

/** The marks in a piece of HTML, wherever their links lead. */
function marks(html: string): Set<string> {
  const found = html.match(/<span class="provisional">.*?<\/a><\/span>/g) ?? [];
  return new Set(found.map((it) => it.replace(/href="[^"]*"/, 'href=""')));
}

const wanted = new Set([
  '<span class="provisional"><a href="">provisional<span> (not confirmed)</span></a></span>',
]);

describe('the provisional mark is the same', () => {
  test('where a page writes it', () => {
    const element = createElement(Provisional, null, 'a part');
    const html = renderToStaticMarkup(element as ReactElement);
    expect(html).toContain('a part');
    expect(html).toContain(`href="${provisionalMark.page}"`);
    expect(marks(html)).toEqual(wanted);
  });

  test.each(['Type', 'Fields'])('in what <%s> stands for', async (element) => {
    const open = doubting(model, 'Sport', ['name']);
    const page = `<${element} of="Sport" />`;
    const tree = await transformedHtml(open, page, 'docs/api/interfaces/Sport.mdx');
    const html = unified().use(rehypeStringify).stringify(tree).replaceAll('className=', 'class=');
    expect(html).toContain(`href="${provisionalMark.page}"`);
    expect(marks(html)).toEqual(wanted);
  });
});
