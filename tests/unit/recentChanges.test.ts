import {describe, expect, test} from 'vitest';
import putIn from '../../src/site-model/transforms/putIn';
import {recentChanges} from '../../src/site-model/transforms/recentChanges';
import {html} from './support/markdown';

const page = (changes: Parameters<typeof recentChanges>[0]) =>
  html('<RecentChanges />', [[putIn, new Map([['RecentChanges', recentChanges(changes)]])]]).then(
    (text) => text.replace(/\n/g, ''),
  );

const change = (title: string, day: string) => ({title, day, route: `/docs/${title}`});

describe('<RecentChanges />', () => {
  test('is a list of days, with a link to each page', async () => {
    const changes = [
      change('b', '2026-03-03'),
      change('a', '2026-03-02'),
      change('Odds & ends', '2026-03-02'),
    ];
    expect(await page(changes)).toBe(
      '<ul>' +
        '<li>Mar 3, 2026<ul><li><a href="/docs/b">b</a></li></ul></li>' +
        '<li>Mar 2, 2026<ul><li><a href="/docs/a">a</a></li>' +
        '<li><a href="/docs/Odds%20&#x26;%20ends">Odds &#x26; ends</a></li></ul></li>' +
        '</ul>',
    );
  });

  test.each([
    ['not known', null],
    ['empty', []],
  ])('says so when the history is %s', async (_, changes) => {
    expect(await page(changes)).toMatch(/^<p>.*without the history of its pages.*<\/p>$/);
  });
});
