import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {removeSites, siteWith, type Site} from './generated';
import {render, row} from './rendered';

const contract = `
import type {OtherArguments, OtherUnit} from './other';

/**
 * Units.
 *
 * @category Aliases
 */
export type Unit =
  | 'px'
  /** Of the font. */
  | 'em'
  | OtherUnit;

/**
 * Told of a change.
 *
 * @param change - What changed.
 *
 * @category Aliases
 */
export type OnChange = (
  ...change: [type: 'Size', data: {width: number}] | [type: 'Unit', data: Unit] | OtherArguments
) => void;

/**
 * The same as a function.
 *
 * @param change - What changed.
 *
 * @category Actions
 */
export declare function onChange(
  ...change: [type: 'Size', data: {width: number}] | [type: 'Unit', data: Unit] | OtherArguments
): void;
`;

const other = `
export interface Others {}
export type OtherUnit = keyof Others & string;
export type OtherArguments = {[Name in OtherUnit]: [type: Name, data: Others[Name]]}[OtherUnit];
`;

let site: Site;

beforeAll(async () => {
  site = siteWith(
    {'index.ts': contract, 'other.ts': other},
    {extensionPoints: ['OtherUnit', 'OtherArguments']},
  );
  await site.read();
}, 60_000);

afterAll(removeSites);

describe('an extension point', () => {
  it('is no value of a union, and the meanings of the others stay with them', () => {
    const page = render(site.page('type-aliases/Unit.mdx'));
    expect(page.text).toContain("type Unit =\n  | 'px'\n  | 'em'\n  | OtherUnit;");
    expect(page.tables[0]).toHaveLength(3);
    expect(row(page, "'em'")).toEqual(["'em'", 'Of the font.']);
  });

  it('is no pair of arguments, in an alias and in a function', () => {
    for (const name of ['type-aliases/OnChange.mdx', 'functions/onChange.mdx']) {
      const page = render(site.page(name));
      expect(page.text).toMatch(
        /\.\.\.change: \[type: 'Size', data: \{width: number\}\] \| \[type: 'Unit', data: Unit\] \| OtherArguments\n\)/,
      );
      expect(JSON.stringify(page.tables)).not.toContain('OtherArguments');
      expect(row(page, '...change').slice(1, 3)).toEqual(['[type, data]', 'required']);
      expect(row(page, "'Unit'")[1]).toBe('Unit');
    }
  });
});
