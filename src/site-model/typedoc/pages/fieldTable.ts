import type {ApiComment, ApiField, ApiTypeParameter, ApiValue, TypeText} from '../../contract/api';
import {fieldAnchor} from '../../contract/fieldAnchor';
import {blocks, code, table} from './markdown';
import type {Writer} from './writer';

function anchoredName(path: string): string {
  // Not a heading: a table row has none, and Docusaurus's own check does see the id of a link.
  return `<a id="${fieldAnchor(path)}"></a>${code(path)}`;
}

function meaning(writer: Writer, comment: ApiComment): string {
  const {deprecated, defaultValue} = comment;
  const summary = writer.inlineComment(comment.summary);
  return blocks(
    deprecated && `**Deprecated.** ${writer.inlineComment(deprecated)}`.trim(),
    comment.provisional ? `${writer.provisional()} ${summary}` : summary,
    ...comment.remarks.map((it) => writer.inlineComment(it)),
    defaultValue && `Default: ${writer.inlineComment(defaultValue)}`,
    ...comment.throws.map((it) => `Throws: ${writer.inlineComment(it)}`),
    comment.returns && `Returns: ${writer.inlineComment(comment.returns)}`,
  );
}

/** The rows in the form that custom.css gives to field tables, as on written pages. */
function inFields(rows: readonly (readonly string[])[]): string {
  const head = ['Name', 'Type', 'Required', 'Meaning'];
  return blocks('<div class="fields">', table(head, rows), '</div>');
}

export function fieldTable(writer: Writer, fields: readonly ApiField[]): string {
  return inFields(
    fields.map((field) => [
      anchoredName(field.path),
      field.expanded ? code(field.expanded) : writer.type(field.type),
      `${field.optional ? 'optional' : 'required'}${field.readonly ? ', read-only' : ''}`,
      meaning(writer, field.comment),
    ]),
  );
}

export function typeParameterTable(
  writer: Writer,
  parameters: readonly ApiTypeParameter[],
): string {
  return inFields(
    parameters.map((parameter) => [
      anchoredName(parameter.name),
      parameter.constraint ? writer.type(parameter.constraint) : code('unknown'),
      parameter.default ? 'optional' : 'required',
      blocks(
        meaning(writer, parameter.comment),
        parameter.default && `Default: ${writer.type(parameter.default)}`,
      ),
    ]),
  );
}

/** A literal has an anchor: its text in lower case. */
function anchoredValue(writer: Writer, value: TypeText): string {
  const literal = /^'([\w.-]+)'$/.exec(value.length === 1 ? String(value[0]) : '')?.[1];
  return `${literal ? `<a id="${fieldAnchor(literal)}"></a>` : ''}${writer.type(value)}`;
}

export function valueTable(writer: Writer, values: readonly ApiValue[]): string {
  const described = values.some((it) => it.meaning.length);
  return table(
    described ? ['Value', 'Meaning'] : ['Value'],
    values.map(({value, meaning: text}) =>
      described
        ? [anchoredValue(writer, value), writer.inlineComment(text)]
        : [anchoredValue(writer, value)],
    ),
  );
}
