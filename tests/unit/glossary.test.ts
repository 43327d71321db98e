import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readFacts} from '../../src/facts';
import {termsOf} from '../../src/facts/glossary';

const {glossary} = readFacts(path.join(__dirname, '../..')).facts;
const terms = termsOf(glossary);

const routes = fs.readFileSync(path.join(__dirname, '../routes.txt'), 'utf8').split('\n');

test.each(Object.entries(glossary))(
  'the terms of %s stand in the order of the alphabet',
  (_, group) => {
    const names = group.map(({name}) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  },
);

test('no word stands for two terms', () => {
  const words = terms.flatMap(({id, name, also = [], forms = []}) => [
    ...new Set([id, name, ...also, ...forms].map((it) => it.toLowerCase())),
  ]);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

describe.each(terms.map((it) => [it.name, it] as const))('%s', (_, term) => {
  test('has an id that an address can hold', () => {
    expect(term.id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  test('is defined in one or two sentences', () => {
    expect(term.definition).toMatch(/^[A-Z].*[.]$/);
    expect(term.definition.split(/(?<=[.])\s+(?=[A-Z])/).length).toBeLessThanOrEqual(2);
    expect(term.definition.length).toBeLessThanOrEqual(180);
  });

  test('names a page of the site', () => {
    expect(routes).toContain(term.page.replace(/#.*/, ''));
  });
});
