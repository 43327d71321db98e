/** Measurements by site and by what was measured, and the rows that are made of them. */
import {median} from './numbers';
import type {SiteId} from './sites';
import type {Row} from './table';

export class Samples<Name extends string> {
  private readonly kept = new Map<SiteId, Partial<Record<Name, number>>[]>();

  add(site: SiteId, sample: Partial<Record<Name, number>>): void {
    this.kept.set(site, [...(this.kept.get(site) ?? []), sample]);
  }

  row(
    label: string,
    name: Name,
    digits = 0,
    of: (values: readonly number[]) => number = median,
  ): Row {
    const values = [...this.kept].flatMap(([site, samples]) => {
      const numbers = samples.flatMap((sample) => sample[name] ?? []);
      return numbers.length ? [[site, of(numbers)] as const] : [];
    });
    return {label, digits, values: Object.fromEntries(values)};
  }
}

export const worst = (values: readonly number[]) => Math.max(...values);
export const lowest = (values: readonly number[]) => Math.min(...values);
