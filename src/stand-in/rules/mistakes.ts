import type {Mistake} from 'stand-in:contract';

/** What a validator of Ajv says. */
interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

interface Validator {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** A page's address, the anchor of the type there, those of its fields by path, their types. */
type Row = readonly [
  page: string,
  anchor: string,
  fields: Readonly<Record<string, string>>,
  types: Readonly<Record<string, string>>,
];

/** What the build makes of the contract. */
interface MadeOfContract {
  readonly validators: Readonly<Record<string, Validator>>;
  readonly rows: Readonly<Record<string, Row>>;
}

const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((it) => decodeURIComponent(it).replaceAll('~1', '/').replaceAll('~0', '~'));

const pathOf = (keys: readonly string[]): string =>
  keys
    .map((it) => (/^\d+$/.test(it) ? `[${it}]` : /^[\w$]+$/.test(it) ? `.${it}` : `["${it}"]`))
    .join('')
    .replace(/^\./, '');

/** A value as a message shows it: short, and never more than its own text. */
export function shown(value: unknown): string {
  if (value === undefined) {
    return 'nothing';
  }
  if (typeof value === 'function' || typeof value === 'symbol') {
    return `a ${typeof value}`;
  }
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) {
    return short(JSON.stringify(value));
  }
  if (typeof value !== 'object') {
    return `${value as number}, a ${typeof value}`;
  }
  if (Array.isArray(value)) {
    return value.length ? `a list of ${value.length}` : 'an empty list';
  }
  const names = Object.keys(value);
  return names.length
    ? short(`an object with ${names.join(', ')}`)
    : 'an object without properties';
}

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

const orList = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ');

function expectedBy({keyword, params}: SchemaError): string[] {
  const {type, allowedValues, allowedValue, limit, missingProperty} = params;
  switch (keyword) {
    case 'type':
      return [type].flat().map((it) => KINDS[String(it)] ?? String(it));
    case 'enum':
      return (allowedValues as readonly unknown[]).map((it) => JSON.stringify(it));
    case 'const':
      return [JSON.stringify(allowedValue)];
    case 'required':
      return [`a value for ${String(missingProperty)}`];
    case 'maxLength':
      return [`at most ${String(limit)} characters`];
    case 'pattern':
      return ['letters, digits and punctuation'];
    default:
      return [keyword];
  }
}

/** The row of a field: as far along its path as the reference has rows. */
function linkTo({rows}: MadeOfContract, root: string, keys: readonly string[]): string {
  let row = rows[root];
  let path = '';
  let link = row ? row[0] + row[1] : '';
  for (const key of keys.filter((it) => !/^\d+$/.test(it))) {
    path = path ? `${path}.${key}` : key;
    const anchor = row?.[2][path];
    if (!row || anchor === undefined) {
      return link;
    }
    link = row[0] + anchor;
    const type = row[3][path];
    if (type) {
      row = rows[type];
      path = '';
    }
  }
  return link;
}

const VALUE: readonly string[] = ['type', 'enum', 'const'];

/**
 * One entry for each place: its first error, and what else is expected there. Of a union, every
 * branch that doesn't fit complains. Complaints about something inside say more than those about
 * the value itself; where there are none, one sentence lists what the value may be.
 */
function byPlace(errors: readonly SchemaError[]): [keys: string[], expected: string][] {
  const said = errors.filter((it) => !['anyOf', 'allOf', 'if'].includes(it.keyword));
  const places = new Map<string, {keys: string[]; expected: string[]}>();
  for (const error of said) {
    const inUnion = errors.some(
      (it) => it.keyword === 'anyOf' && it.instancePath === error.instancePath,
    );
    const inside = said.some(
      (it) =>
        it.instancePath.startsWith(`${error.instancePath}/`) ||
        (it.instancePath === error.instancePath && it.keyword === 'required'),
    );
    if (inUnion && inside && VALUE.includes(error.keyword)) {
      continue;
    }
    const missing = error.params.missingProperty as string | undefined;
    const keys = [...keysOf(error.instancePath), ...(missing === undefined ? [] : [missing])];
    const place = places.get(keys.join('/')) ?? {keys, expected: []};
    place.expected.push(...expectedBy(error));
    places.set(keys.join('/'), place);
  }
  return [...places.values()].map(({keys, expected}) => [keys, orList([...new Set(expected)])]);
}

/** Compares a value with a type, in the words of a reader. */
export function readMistakes(made: MadeOfContract, root: string, value: unknown): Mistake[] {
  const validate = made.validators[root];
  if (!validate) {
    throw new Error(
      `Nothing compares a value with ${root}. Add it to COMPARED in src/outputs/stand-in.`,
    );
  }
  if (validate(value)) {
    return [];
  }
  return byPlace(validate.errors ?? []).map(([keys, expected]) => ({
    ...readRow(made, root, keys),
    expected,
    found: shown(at(value, keys)),
  }));
}

/** A place in a value of a type: as a message names it, and where it is explained. */
export const readRow = (made: MadeOfContract, root: string, keys: readonly string[]) => ({
  path: pathOf(keys),
  link: linkTo(made, root, keys),
});

const at = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], value);
