import {describe, expect, test} from 'vitest';
import {fitLines} from '../../../src/outputs/cards/lines';

/** Every letter is half as wide as the text is high. */
const width = (text: string, size: number) => ([...text].length * size) / 2;

const room = {width: 100, lines: 2, sizes: [20, 10]};
const fit = (text: string) => fitLines(text, room, width);

describe('the text of a card', () => {
  test('stands in the largest size that has room', () => {
    expect(fit('ten chars.')).toEqual({size: 20, lines: ['ten chars.']});
    expect(fit('two lines of it')).toEqual({size: 20, lines: ['two lines', 'of it']});
    expect(fit('three lines at twenty, one')).toEqual({
      size: 10,
      lines: ['three lines at', 'twenty, one'],
    });
  });

  test('is smaller rather than broken inside a word', () => {
    expect(fit('abcdefghijklmno')).toEqual({size: 10, lines: ['abcdefghijklmno']});
  });

  test('breaks a word that is wider than the card in any size', () => {
    expect(fit('abcdefghijklmnopqrstuv')).toEqual({
      size: 10,
      lines: ['abcdefghijklmnopqrst', 'uv'],
    });
  });

  test.each(['a '.repeat(200), 'a'.repeat(200), 'some words of any length '.repeat(20)])(
    'never leaves the card: %s',
    (text) => {
      const {size, lines} = fit(text);
      expect(lines.length).toBeLessThanOrEqual(room.lines);
      lines.forEach((line) => expect(width(line, size)).toBeLessThanOrEqual(room.width));
      expect(lines.at(-1)).toMatch(/\S…$/);
    },
  );
});
