import type {ReferenceType, CommentPart, CommentText, Example} from '../../contract/api';
import {actionTypeTable} from './actionTypes';
import {fieldTable, typeParameterTable, valueTable} from './fieldTable';
import {descriptionOf, frontMatter} from './frontMatter';
import {blocks, code, codeBlock, list} from './markdown';
import {usedBy, usesOf, type Use} from './relations';
import {Writer, type Reference} from './writer';

const kindNames = {interface: 'Interface', 'type alias': 'Type alias', function: 'Function'};

function section(heading: string, content: string): string {
  return content && `${heading}\n\n${content}`;
}

function lead(writer: Writer, {kind, category, comment}: ReferenceType): string {
  const {deprecated} = comment;
  const small = `<small class="api-lead">${kindNames[kind]} · ${category}</small>`;
  return blocks(
    comment.provisional ? `${small} ${writer.provisional()}` : small,
    deprecated && `**Deprecated.** ${writer.comment(deprecated)}`.trim(),
    writer.comment(comment.summary),
    ...comment.remarks.map((it) => writer.comment(it)),
  );
}

function exampleBlock(writer: Writer, {title, text}: Example, field?: string): string {
  const shown = title && writer.comment([{kind: 'text', text: title}]);
  const heading = field ? `${code(field)}${shown ? `: ${shown}` : ''}` : shown;
  return blocks(heading && `**${heading}**`, writer.comment(text));
}

function examples(writer: Writer, type: ReferenceType): string {
  const ofFields = [...type.properties, ...type.parameters].flatMap(({path, comment}) =>
    comment.examples.map((it) => exampleBlock(writer, it, path)),
  );
  return blocks(...type.comment.examples.map((it) => exampleBlock(writer, it)), ...ofFields);
}

function relationList(
  writer: Writer,
  uses: readonly Use[],
  fieldsOf: (use: Use) => string,
): string {
  return list(
    uses.map((use) => {
      const fields = fieldsOf(use);
      return `${writer.typeLink(use.type)}${fields && `: ${fields}`}`;
    }),
  );
}

function isSeparator(part: CommentPart): boolean {
  return part.kind === 'text' && /^[\s,;*-]*$/.test(part.text);
}

/** One item for each reference; authors also write several of them after one `@see`. */
function seeAlso(writer: Writer, see: readonly CommentText[]): string {
  const items = see.flatMap((text) =>
    text.every((part) => part.kind === 'link' || isSeparator(part))
      ? text.filter((part) => part.kind === 'link').map((part) => writer.comment([part]))
      : [
          writer
            .comment(text)
            .replace(/^- /, '')
            .replace(/\s*\n\s*/g, ' '),
        ],
  );
  return list([...new Set(items)]);
}

function related(writer: Writer, type: ReferenceType): string {
  const {model} = writer.reference;
  const linked = (owner: string, fields: readonly string[]) =>
    fields.map((field) => writer.typeLink(owner, field)).join(', ');
  const users = relationList(writer, usedBy(model, type.name), (it) => linked(it.type, it.fields));
  const uses = relationList(writer, usesOf(type), (it) => linked(type.name, it.fields));
  return blocks(
    section('### Used by', users),
    section('### Uses', uses),
    section('### See also', seeAlso(writer, type.comment.see)),
  );
}

function tables(writer: Writer, type: ReferenceType): string {
  const {typeParameters, properties, values, parameters, actions} = type;
  return blocks(
    typeParameters.length > 0 &&
      section('## Type parameters', typeParameterTable(writer, typeParameters)),
    properties.length > 0 && section('## Properties', fieldTable(writer, properties)),
    values.length > 0 && section('## Values', valueTable(writer, values)),
    parameters.length > 0 && section('## Parameters', fieldTable(writer, parameters)),
    type.comment.returns && section('## Returns', writer.comment(type.comment.returns)),
    type.comment.throws.length > 0 &&
      section('## Throws', list(type.comment.throws.map((it) => writer.inlineComment(it)))),
    actions.length > 0 && section('## Action types', actionTypeTable(writer, actions)),
  );
}

export function typePage(reference: Reference, type: ReferenceType): string {
  const writer = new Writer(reference, type.page);
  return blocks(
    frontMatter({
      title: type.name,
      description: descriptionOf(type),
      sidebar_label: type.name,
      pagination_label: type.name,
      custom_edit_url: reference.editUrl && `${reference.editUrl}${type.source.file}`,
      toc_max_heading_level: 4,
    }),
    lead(writer, type),
    section('## Signature', codeBlock('ts', type.declaration)),
    tables(writer, type),
    section('## Example', examples(writer, type)),
    section('## Related', related(writer, type)),
  );
}
