import {rowOf, type Mistake} from 'stand-in:contract';
import {shown} from '../rules/mistakes';

/** A value somewhere in another, with its keys from the top. */
interface Place {
  readonly keys: readonly string[];
  readonly value: unknown;
}

type Rule = (place: Place, now: number) => string | null;

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

const time: Rule = ({value}) =>
  typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value))
    ? null
    : 'ISO 8601 with a time zone, such as "2024-06-15T19:00:00Z"';

const score: Rule = ({value}) =>
  Number.isInteger(value) && Number(value) >= 0 ? null : 'a whole number from 0';

const amount: Rule = ({value}) => (Number(value) >= 0 ? null : 'an amount from 0');

/** What types can't say of a field, by its name. */
const BY_NAME: Readonly<Record<string, Rule>> = {
  date: time,
  createdAt: time,
  home: score,
  away: score,
  stake: amount,
  payout: amount,
  potentialPayout: amount,
  decimalValue: ({value}) =>
    Number(value) >= 1 ? null : 'decimal odds: the total return per unit of stake, from 1',
  bets: ({value, keys}) =>
    keys.length === 1 && Array.isArray(value) && !value.length ? 'at least one bet' : null,
  a2: ({value}) => (/^[A-Z]{2}$/.test(String(value)) ? null : 'two letters, such as "CH"'),
  expirationDatetime: ({value}, now) => {
    if (!Number.isInteger(value)) {
      return 'a whole number of seconds since 1970';
    }
    if (Number(value) > now * 100) {
      return 'seconds since 1970, not milliseconds';
    }
    return Number(value) > now ? null : 'a time to come, in seconds since 1970';
  },
};

function placesIn(value: unknown, keys: readonly string[] = []): Place[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, it]) => placesIn(it, [...keys, key]))
      : [];
  return [{keys, value}, ...inner];
}

/** A status that says one thing as a word and another as a flag. */
const contradicts = ({value}: Place): boolean => {
  const {isActive, status} = Object(value) as {isActive?: unknown; status?: unknown};
  return typeof isActive === 'boolean' && typeof status === 'string'
    ? isActive !== (status === 'active')
    : false;
};

/** Free-form data of a channel is its owner's: nothing is said of it. */
const isFree = ({keys}: Place) => keys.includes('metadata') || keys.includes('venue');

/** What is wrong with a value that has the fields of its type. */
export function furtherIn(type: string, value: unknown, now = Date.now() / 1000): Mistake[] {
  return placesIn(value)
    .filter((place) => !isFree(place))
    .flatMap((place) => {
      const name = place.keys.at(-1) ?? '';
      const wrong = Object.hasOwn(BY_NAME, name) ? BY_NAME[name]?.(place, now) : null;
      const expected =
        wrong ?? (contradicts(place) ? 'isActive to be true for "active" alone' : null);
      const isAlone = type === 'BetSlip' || name !== 'bets';
      return expected && isAlone
        ? [{...rowOf(type, place.keys), expected, found: shown(place.value)}]
        : [];
    });
}
