import {text} from '../../../base/mdast';
import type {Operation, Parameter, Response} from '../../openapi/description';
import type {BodyField, FieldType} from '../../openapi/fields';
import {code, link, table, type Block, type Phrasing} from '../fieldTables/nodes';
import {head} from '../fieldTables/rows';
import {marked, sentence} from './sentences';

/** `createChannel` as the anchor `create-channel`. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
}

function typeNodes({text: name, schema, isList, values}: FieldType): Phrasing[] {
  const shown = schema ? link(`#${kebab(schema)}`, [code(name)]) : code(name);
  const allowed = values.flatMap((value, index) => [text(index ? ', ' : ': '), code(value)]);
  return [...(isList ? [text('list of ')] : []), shown, ...allowed];
}

/** The fields of a body, each with an address of its own: `#create-channel-channelId`. */
export function fieldTable(of: string, fields: readonly BodyField[]): Block {
  return table(
    head('Name', 'Type', 'Required', 'Meaning'),
    fields.map(({name, type, required, description, provisional}) => [
      [link(`#${of}-${name}`, [code(name)], `${of}-${name}`)],
      typeNodes(type),
      [text(required ? 'required' : 'optional')],
      marked(sentence(description), provisional),
    ]),
  );
}

export function parameterTable(of: string, parameters: readonly Parameter[]): Block {
  return table(
    head('Name', 'Where', 'Type', 'Meaning'),
    parameters.map(({name, in: where, schema, description, 'x-provisional': note}) => [
      [link(`#${of}-${name}`, [code(name)], `${of}-${name}`)],
      [text(where)],
      [code(schema.type ?? 'string')],
      marked(sentence(description), note),
    ]),
  );
}

export function responseTable(responses: Readonly<Record<string, Response>>): Block {
  return table(
    head('Status', 'Meaning'),
    Object.entries(responses).map(([status, {description, 'x-provisional': note}]) => [
      [status === 'default' ? text('any other') : code(status.toLowerCase())],
      marked(sentence(description), note),
    ]),
  );
}

/** All calls, to jump to one. */
export function jumpTable(operations: readonly Operation[]): Block {
  return table(
    head('Call', 'Method and path'),
    operations.map(({operationId, summary, method, path}) => [
      [link(`#${kebab(operationId)}`, [text(summary)])],
      [code(`${method} ${path}`)],
    ]),
  );
}
