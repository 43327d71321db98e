import {expect, test} from 'vitest';
import {filledIn} from '../../src/client/feedback';
import {feedbackItems} from '../../src/docusaurus/themeConfig';

const report = {
  page: 'https://docs.example/docs/x#y',
  section: 'Tokens & keys',
  commit: '',
  words: '1 + 1 = 3',
};

test('a mail has page, section, commit and words where mail programs read them', () => {
  const {protocol, search} = new URL(filledIn('mailto:docs@acme.example', report));
  expect([protocol, search.includes('+')]).toEqual(['mailto:', false]);
  const query = new URLSearchParams(search);
  expect(query.get('subject')).toBe('Wrong on /docs/x');
  expect(query.get('body')).toMatch(
    /^Page: https:\/\/docs\.example\/docs\/x#y\nSection: Tokens & keys\nCommit: not known\nWords: “1 \+ 1 = 3”\n/,
  );
});

test('without an address there is no link', () => {
  expect(feedbackItems(null)).toEqual([]);
});
