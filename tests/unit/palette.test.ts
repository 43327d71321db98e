import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

type Palette = Readonly<Record<string, string>>;

const read = (file: string) => fs.readFileSync(path.join(__dirname, '../../src/css', file), 'utf8');

/** The colour tokens that the first block of a sheet with this selector sets; `var()` is followed. */
function tokensOf(css: string, selector: string, known: Palette = {}): Palette {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--vs-([\w-]+):\s*(?:(#[0-9a-f]{6})|var\(--vs-([\w-]+)\));/g)].map(
      ([, name = '', value, other = '']) => [name, value ?? known[other] ?? ''] as const,
    ),
  );
}

const light = tokensOf(read('custom.css'), ':root');
const modes: Readonly<Record<string, Palette>> = {
  light,
  dark: {...light, ...tokensOf(read('custom.css'), "[data-theme='dark']")},
  paper: {...light, ...tokensOf(read('print.css'), ':root', light)},
};

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

/** Every text token on every background that it can appear on. */
const PAIRS: Readonly<Record<string, readonly string[]>> = {
  ground: ['text', 'muted', 'accent', 'accent-strong', 'warn', 'bad', 'good'],
  surface: ['text', 'muted', 'accent', 'accent-strong', 'warn', 'bad', 'good'],
  raised: ['text', 'muted', 'accent', 'accent-strong', 'warn', 'bad', 'good'],
  'accent-quiet': ['text', 'muted', 'accent', 'accent-strong', 'good'],
  'warn-quiet': ['text', 'warn', 'accent-strong'],
  'bad-quiet': ['text', 'bad', 'accent-strong'],
  accent: ['on-accent'],
  'accent-strong': ['on-accent'],
  lit: ['lit-text', 'lit-muted', 'lit-accent'],
  'lit-raised': ['lit-text', 'lit-muted', 'lit-accent'],
  'lit-quiet': ['lit-text', 'lit-muted', 'lit-accent'],
  night: ['night-text', 'night-muted', 'night-accent'],
  'night-raised': ['night-text', 'night-muted', 'night-accent'],
  'night-lit': ['night-text', 'night-muted', 'night-accent'],
  'night-accent': ['night'],
};

describe.each(Object.entries(modes))('%s', (mode, palette) => {
  const codeColours = Object.keys(palette).filter((name) => /^code-(?!ground|lit|line)/.test(name));
  const onCode = mode === 'paper' ? codeColours : [...codeColours, 'night-accent'];
  const pairs = Object.entries({...PAIRS, 'code-ground': onCode, 'code-lit': onCode}).flatMap(
    ([ground, texts]) => texts.map((text) => [text, ground] as const),
  );
  test.each(pairs)('%s on %s has a contrast of at least 7', (text, ground) => {
    expect(palette[text], `--vs-${text} is not set`).toBeDefined();
    expect(palette[ground], `--vs-${ground} is not set`).toBeDefined();
    expect(contrast(palette[text]!, palette[ground]!)).toBeGreaterThanOrEqual(7);
  });
  // WCAG 1.4.11: what marks the focus, and the edges of controls and of what floats.
  test.each([
    ['accent', 'ground'],
    ['accent', 'surface'],
    ['accent', 'raised'],
    ['accent', 'accent-quiet'],
    ['night-accent', 'night'],
    ['night-accent', 'night-raised'],
    ['line-strong', 'ground'],
    ['line-strong', 'surface'],
    ['line-strong', 'raised'],
    ['night-line-strong', 'night'],
    ['night-line-strong', 'night-raised'],
  ])('a line of %s shows on %s', (line, ground) => {
    expect(contrast(palette[line]!, palette[ground]!)).toBeGreaterThanOrEqual(3);
  });
});

test('no colour literal stands outside the tokens', () => {
  const folder = path.join(__dirname, '../../src');
  const offenders = (fs.readdirSync(folder, {recursive: true}) as string[])
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      fs
        .readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .map((line, index) => ({file, line: index + 1, text: line}))
        .filter(({text}) => /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i.test(text))
        .filter(({text}) => !/^\s*--vs-/.test(text)),
    );
  expect(offenders).toEqual([]);
});
