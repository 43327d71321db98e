import {
  code,
  joined,
  link,
  provisionalPart,
  table,
  text,
  type Block,
  type Phrasing,
} from '../../../base/mdast';
import type {Operation, Parameter, ProvisionalNote, Response} from '../../openapi/description';
import type {BodyField, FieldType} from '../../openapi/fields';

/** `createChannel` as the anchor `create-channel`. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
}

/** A sentence of the description: text between backticks is code. */
export function sentence(value: string): Phrasing[] {
  return value
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 ? code(part) : text(part)))
    .filter((node) => !('value' in node) || node.value !== '');
}

/** What is said, and which of it is provisional: all (`true`), or a sentence of its own. */
export function marked(said: Phrasing[], note: ProvisionalNote): Phrasing[] {
  if (!note) {
    return said;
  }
  return note === true
    ? provisionalPart(said)
    : [...said, text(' '), ...provisionalPart(sentence(note))];
}

/** The values that are allowed. */
export const valueList = (values: readonly string[]): Phrasing[] =>
  joined(
    values.map((value) => [code(value)]),
    [text(', ')],
  );

function typeNodes({text: name, schema, isList, values}: FieldType): Phrasing[] {
  const shown = schema ? link(`#${kebab(schema)}`, [code(name)]) : code(name);
  const allowed = values.length ? [text(': '), ...valueList(values)] : [];
  return [...(isList ? [text('list of ')] : []), shown, ...allowed];
}

/** A name with an address of its own: `#create-channel-channelId`. */
const nameIn = (of: string, name: string) => [
  link(`#${of}-${name}`, [code(name)], `${of}-${name}`),
];

export function fieldTable(of: string, fields: readonly BodyField[]): Block {
  return table(
    ['Name', 'Type', 'Required', 'Meaning'],
    fields.map(({name, type, required, description, provisional}) => [
      nameIn(of, name),
      typeNodes(type),
      required ? 'required' : 'optional',
      marked(sentence(description), provisional),
    ]),
  );
}

export function parameterTable(of: string, parameters: readonly Parameter[]): Block {
  return table(
    ['Name', 'Where', 'Type', 'Meaning'],
    parameters.map(({name, in: where, schema, description, 'x-provisional': note}) => [
      nameIn(of, name),
      where,
      [code(schema.type ?? 'string')],
      marked(sentence(description), note),
    ]),
  );
}

export function responseTable(responses: Readonly<Record<string, Response>>): Block {
  return table(
    ['Status', 'Meaning'],
    Object.entries(responses).map(([status, {description, 'x-provisional': note}]) => [
      status === 'default' ? 'any other' : [code(status.toLowerCase())],
      marked(sentence(description), note),
    ]),
  );
}

/** All calls, to jump to one. */
export function jumpTable(operations: readonly Operation[]): Block {
  return table(
    ['Call', 'Method and path'],
    operations.map(({operationId, summary, method, path}) => [
      [link(`#${kebab(operationId)}`, [text(summary)])],
      [code(`${method} ${path}`)],
    ]),
  );
}
