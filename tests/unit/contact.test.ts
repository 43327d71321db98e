import {expect, test} from 'vitest';
import {linkedWords} from '../../src/site-model/transforms/settings';

const shown = (words: string) =>
  linkedWords(words).map((node) =>
    node.type === 'link' ? [node.url] : 'value' in node && node.value,
  );

test('the contact is plain words, and an address among them is a link', () => {
  expect(shown('your integration contact')).toEqual(['your integration contact']);
  expect(shown('Acme support, support@acme.example.')).toEqual([
    'Acme support, ',
    ['mailto:support@acme.example'],
    '.',
  ]);
  expect(shown('https://acme.example/help, or Acme')).toEqual([
    ['https://acme.example/help'],
    ', or Acme',
  ]);
});
