import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

type Palette = Readonly<Record<string, string>>;

const css = fs.readFileSync(path.join(__dirname, '../../src/css/custom.css'), 'utf8');

/** The colour tokens that one block of custom.css sets. */
function tokensOf(selector: string): Palette {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/--vs-([\w-]+):\s*(#[0-9a-f]{6});/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );
}

const light = tokensOf(':root');
const modes: Readonly<Record<string, Palette>> = {
  light,
  dark: {...light, ...tokensOf("[data-theme='dark']")},
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
  surface: ['text', 'muted', 'accent', 'accent-strong', 'warn', 'bad'],
  raised: ['text', 'muted', 'accent', 'accent-strong', 'warn', 'bad'],
  'accent-quiet': ['text', 'muted', 'accent-strong'],
  'warn-quiet': ['text', 'warn', 'accent-strong'],
  'bad-quiet': ['text', 'bad', 'accent-strong'],
  accent: ['on-accent'],
  'accent-strong': ['on-accent'],
  night: ['night-text', 'night-muted', 'night-accent'],
  'night-raised': ['night-text', 'night-muted', 'night-accent'],
  'night-accent': ['night'],
  'code-ground': ['accent'],
};

describe.each(Object.entries(modes))('%s mode', (_mode, palette) => {
  const pairs = Object.entries(PAIRS).flatMap(([ground, texts]) =>
    texts.map((text) => [text, ground] as const),
  );
  test.each(pairs)('%s on %s has a contrast of at least 4.5', (text, ground) => {
    expect(palette[text], `--vs-${text} is not set`).toBeDefined();
    expect(palette[ground], `--vs-${ground} is not set`).toBeDefined();
    expect(contrast(palette[text]!, palette[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
  // Code appears in blocks, in text, on cards, on highlighted lines and in admonitions.
  const codeColours = Object.keys(palette).filter((name) => /^code-(?!ground)/.test(name));
  const codeGrounds = ['code-ground', 'ground', 'surface', 'raised', 'accent-quiet'];
  test.each(codeColours.flatMap((text) => codeGrounds.map((ground) => [text, ground] as const)))(
    '%s on %s has a contrast of at least 4.5',
    (text, ground) => {
      expect(contrast(palette[text]!, palette[ground]!)).toBeGreaterThanOrEqual(4.5);
    },
  );
  // WCAG 1.4.11: what marks the focus.
  test.each([
    ['accent', 'ground'],
    ['accent', 'surface'],
    ['accent', 'raised'],
    ['accent', 'accent-quiet'],
    ['night-accent', 'night'],
    ['night-accent', 'night-raised'],
  ])('an outline of %s shows on %s', (line, ground) => {
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
