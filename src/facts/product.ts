import {ownNames} from '../ownNames';
import {site} from '../site';

/** A fact as `product.yaml` writes it: `product.schema.json` says what each key is. */
export interface WrittenFact {
  readonly id: string;
  readonly label: string;
  readonly status: 'public' | 'derived' | 'unknown';
  readonly value?: number | string;
  readonly unit?: string;
  readonly setting?: string;
  readonly sentence?: string;
  readonly question?: string;
  readonly source?: string;
  readonly ask?: string;
  readonly page: string;
  readonly also?: readonly string[];
  readonly about?: readonly string[];
  readonly contract?: readonly string[];
}

export interface Fact extends WrittenFact {
  readonly group: string;
  /** The value with its unit; `null` for a rule and for what is not known. */
  readonly said: string | null;
  /** Whole; said and sentence are texts of Markdown. */
  readonly sentence: string;
  readonly ask: string;
}

function settingAt(path: string): string | null {
  if (path === 'rateLimits') {
    const limits = site.rateLimits?.map(
      (it) => `${it.requests} requests in ${it.windowSeconds} seconds (${it.appliesTo})`,
    );
    return limits?.join('; ') || null;
  }
  const value = path.split('.').reduce<unknown>((at, key) => (at as never)?.[key], site);
  return typeof value === 'string' ? value : null;
}

/** Among names of another owner, the place that a fact is from would be one of before, or none. */
const placeOf = (source: string): string =>
  [source, 'Sportradar'].every((it) => ownNames(it) === it) ? source : 'earlier documentation';

export function factOf(written: WrittenFact, group: string): Fact {
  const {setting, unit, question, ask = site.product.contact, sentence = '', source} = written;
  const value = setting ? settingAt(setting) : (written.value ?? null);
  const status = setting && value === null ? 'unknown' : written.status;
  const isUrl = String(value).startsWith('https://');
  const counted = unit && `${value} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
  const said = isUrl ? `\`${value}\`` : counted || (value === null ? null : String(value));
  const whole = sentence
    .replace('{value}', said ?? '')
    .replace('{origin}', isUrl ? `\`${new URL(String(value)).origin}\`` : '');
  const known = status === 'unknown' ? `It isn't known ${question ?? 'what it is'}.` : whole;
  return {
    ...{...written, group, status, ask, said, sentence: known},
    ...(value !== null && {value}),
    ...(source && {source: placeOf(source)}),
  };
}
