import {expect, test} from 'vitest';
import {formsOf} from '../../src/finish/finishPages';

test.each([
  ['docs/api/interfaces/Bet.html', 'docs/api/interfaces/Bet/index.html'],
  ['docs.html', 'docs/index.html'],
  ['index.html', null],
  ['docs/index.html', null],
  ['404.html', null],
])('%s has the directory form %s', (file, other) => {
  expect(formsOf(file)).toEqual(other === null ? [file] : [file, other]);
});
