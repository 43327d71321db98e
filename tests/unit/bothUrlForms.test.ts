import {expect, test} from 'vitest';
import {directoryForm} from '../../src/finish/finishPages';

test.each([
  ['docs/api/interfaces/Bet.html', 'docs/api/interfaces/Bet/index.html'],
  ['docs.html', 'docs/index.html'],
  ['index.html', null],
  ['docs/index.html', null],
  ['404.html', null],
  ['sitemap.xml', null],
])('%s has the directory form %s', (file, wanted) => {
  expect(directoryForm(file)).toBe(wanted);
});
