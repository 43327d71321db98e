import type {Mistake} from 'stand-in:contract';

/** What a validator of Ajv says. */
interface SchemaError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

interface Validator {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** A page's address, the anchor of the type there, and those of its fields by name. */
type Row = readonly [page: string, anchor: string, fields: Readonly<Record<string, string>>];

/** What the build makes of the contract. */
export interface MadeOfContract {
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
  return names.length ? short(`an object with ${names.join(', ')}`) : 'an object without properties';
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

function expectedBy({keyword, params}: SchemaError, all: readonly SchemaError[]): string {
  const {type, allowedValues, allowedValue, limit} = params;
  switch (keyword) {
    case 'type':
      return orList([type].flat().map((it) => KINDS[String(it)] ?? String(it)));
    case 'enum':
      return orList((allowedValues as readonly unknown[]).map((it) => JSON.stringify(it)));
    case 'const':
      return JSON.stringify(allowedValue);
    case 'required':
      return 'a value';
    case 'anyOf':
      return orList([...new Set(all.map((it) => expectedBy(it, [])))]);
    default:
      return limit === undefined ? keyword : `${keyword} ${limit as number}`;
  }
}

/** The type and the field that a rule of the schema belongs to: `#/$defs/Bet/properties/id/type`. */
function ruleOf({schemaPath}: SchemaError, root: string): {type: string; field?: string} {
  const keys = keysOf(schemaPath.slice(schemaPath.indexOf('#')));
  const type = keys[0] === '$defs' ? keys[1]! : root;
  const at = keys.indexOf('properties');
  return {type, field: at < 0 ? undefined : keys[at + 1]};
}

function linkTo({rows}: MadeOfContract, type: string, field?: string): string {
  const [page, anchor, fields] = rows[type] ?? ['', '', {}];
  return page + ((field && fields[field]) ?? anchor);
}

/**
 * Of a union, every branch that doesn't fit complains. Complaints about something inside say more
 * than that no branch fits; where all are about the value itself, one says what it may be.
 */
function withoutBranches(errors: readonly SchemaError[]): [SchemaError, SchemaError[]][] {
  const unions = errors.filter(({keyword}) => keyword === 'anyOf');
  return errors.flatMap((error): [SchemaError, SchemaError[]][] => {
    const union = unions.find(
      (it) => it !== error && it.instancePath === error.instancePath && isBranch(error),
    );
    if (union) {
      return [];
    }
    const own = errors.filter((it) => it.instancePath === error.instancePath && it !== error);
    const inside = errors.some((it) => it.instancePath.startsWith(`${error.instancePath}/`));
    return error.keyword === 'anyOf' && inside ? [] : [[error, own]];
  });
}

/** Whether it says of the value itself what the union says of it, too. */
const isBranch = ({keyword}: SchemaError) =>
  ['type', 'enum', 'const'].includes(keyword);

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
  const mistakes = withoutBranches(validate.errors ?? []).map(([error, own]): Mistake => {
    const {type, field} = ruleOf(error, root);
    const missing = error.params.missingProperty as string | undefined;
    const keys = [...keysOf(error.instancePath), ...(missing === undefined ? [] : [missing])];
    return {
      path: pathOf(keys),
      expected: expectedBy(error, own),
      found: shown(at(value, keys)),
      link: linkTo(made, type, missing ?? field),
    };
  });
  return mistakes.filter(
    (it, index) => mistakes.findIndex((other) => other.path === it.path) === index,
  );
}

const at = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], value);
