import type {Fact} from './product';

const ONES =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The word of a number below a hundred; empty for any other. */
const inWords = (number: number): string =>
  ONES[number] ?? [TENS[Math.floor(number / 10)], ONES[number % 10]].filter(Boolean).join('[-\\s]');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const whole = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.,])(?:${pattern})(?![\\p{L}\\p{N}]|[.,]\\d)`, 'giu');

/** What is between number and unit may be a hyphen, or the sign of an emphasis. */
const then = (unit: string) =>
  `[\\s*_]*[-‑]?[\\s*_]*(?:${unit.replace(/s$/, 's?')}|${unit[0]}|${unit.slice(0, 3)}s?)`;

/** A number in digits or as a word; what is no whole number, such as a version, in its digits alone. */
function anyForm(number: string): string {
  const word = inWords(Number(number));
  const digits = Number(number).toLocaleString('en').replaceAll(',', '[,\\s]?');
  return /^\d+$/.test(number) ? `(?:${[digits, word].filter(Boolean).join('|')})` : escaped(number);
}

/** What somebody wrote who wrote the value by hand; `null` for what is nobody's to write. */
export function byHand({value, unit, also = [], setting}: Fact): RegExp | null {
  if (value === undefined || setting !== undefined) {
    return null;
  }
  const [, from, to = String(value)] = /^(\d+) to (\d+)$/.exec(String(value)) ?? [];
  const end = to.replace(/\d[\d.]*\d|\d|[^\d]+/g, (it) =>
    /\d/.test(it) ? anyForm(it) : escaped(it),
  );
  // Of a range with a unit, the end alone is the same limit.
  const begin = from && `(?:${anyForm(from)}\\s*(?:to|and|[-–])\\s*)${unit ? '?' : ''}`;
  const own = (begin ?? '') + end + (unit ? then(unit) : '');
  return whole([own, ...also.map(escaped)].join('|').replace(/ /g, '\\s+'));
}

/** Any number with this unit, in digits or below a hundred as a word. */
export function withUnit(unit: string): RegExp {
  const words = Array.from({length: 100}, (_, at) => inWords(99 - at)).filter(Boolean);
  return whole(`(?:\\d(?:[\\d.,]*\\d)?|${words.join('|')})${then(unit)}`);
}
