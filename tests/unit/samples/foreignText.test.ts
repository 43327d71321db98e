import {JSDOM} from 'jsdom';
import {beforeAll, expect, test} from 'vitest';
import {runSample} from '../../support/sampleRunner';

interface Sample {
  showForeignText: (element: Element, text: unknown, longest?: number) => void;
}

let sample: Sample;
beforeAll(async () => void (sample = await runSample<Sample>('foreign-text', {})));

function shown(text: unknown, longest?: number): Element {
  const element = new JSDOM('<p>before</p>').window.document.querySelector('p') as Element;
  sample.showForeignText(element, text, longest);
  return element;
}

test('a text of another user is shown as it is', () => {
  expect(shown('Over 2.5 – 👩‍👧').textContent).toBe('Over 2.5 – 👩‍👧');
});

test.each(['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '&lt;b&gt;'])(
  '%s makes no element',
  (text) => {
    const element = shown(text);
    expect([element.children.length, element.textContent]).toEqual([0, text]);
  },
);

test('a text without end is cut, between characters', () => {
  expect(shown('x'.repeat(10_000_000)).textContent).toBe(`${'x'.repeat(79)}…`);
  expect(shown('👍👍👍', 2).textContent).toBe('👍…');
  expect(shown('👍👍', 2).textContent).toBe('👍👍');
});

test('lines, control characters and turns of direction become one space', () => {
  expect(shown('a\n\n\u0000b\u202Ec\u2066 d').textContent).toBe('a b c d');
});

test.each([[null], [undefined], [{toString: null}], [7]])(
  '%s, which is no text, shows nothing',
  (it) => {
    expect(shown(it).textContent).toBe('');
  },
);
