import {describe, expect, test} from 'vitest';
import {parseMeta} from '../../../src/site-model/fences/meta';
import {shownLines} from '../../../src/site-model/highlight/fence';

function shown(code: string, meta = '') {
  return shownLines(code, parseMeta(meta).meta.highlighted).map(({text, highlighted}) =>
    highlighted ? `> ${text}` : text,
  );
}

describe('the meta of a fence', () => {
  test('has a title, lines to highlight and a first line number', () => {
    expect(parseMeta('title="a b.ts" {1,3-4} showLineNumbers=5 continue')).toMatchObject({
      meta: {title: 'a b.ts', firstLineNumber: 5, highlighted: new Set([1, 3, 4])},
      problems: [],
    });
  });

  test('numbers lines from 1 where it names no number', () => {
    expect(parseMeta("showLineNumbers title='x.py'").meta).toMatchObject({
      firstLineNumber: 1,
      title: 'x.py',
    });
  });

  test.each(['unchecked="title={1} showLineNumbers {2}"', ''])(
    'is not read inside of quotes, and may be missing: %s',
    (text) => {
      expect(parseMeta(text).meta).toMatchObject({
        title: null,
        firstLineNumber: null,
        highlighted: new Set(),
      });
    },
  );
});

describe('the lines that are shown', () => {
  test('leave out what stands above the cut, and the cut itself', () => {
    expect(shown('const hidden = 1;\n// ---cut---\nuse(hidden);\n')).toEqual(['use(hidden);', '']);
  });

  test('are counted as the reader sees them', () => {
    expect(shown('setUp();\n// ---cut---\na;\nb;', '{2}')).toEqual(['a;', '> b;']);
  });

  test.each([
    ['// highlight-next-line', 'ts'],
    ['  # highlight-next-line', 'python'],
    ['<!-- highlight-next-line -->', 'html'],
    ['/* highlight-next-line */', 'css'],
    ['{/* highlight-next-line */}', 'tsx'],
  ])('are highlighted after the comment %s', (comment) => {
    expect(shown(`a\n${comment}\nb\nc`)).toEqual(['a', '> b', 'c']);
  });

  test('are highlighted between start and end', () => {
    expect(shown('a\n// highlight-start\nb\nc\n// highlight-end\nd')).toEqual([
      'a',
      '> b',
      '> c',
      'd',
    ]);
  });

  test('know where they stand in the fence as it is written', () => {
    const code = 'x\n// ---cut---\na\n// highlight-next-line\nb';
    for (const {text, offset} of shownLines(code, parseMeta('').meta.highlighted)) {
      expect(code.slice(offset, offset + text.length)).toBe(text);
    }
  });

  test('keep a comment that says more than the directive', () => {
    expect(shown('// highlight-next-line of the match')).toEqual([
      '// highlight-next-line of the match',
    ]);
  });
});
