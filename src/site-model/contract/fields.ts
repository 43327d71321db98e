import type {ApiField} from './api';
import type {ContractField} from './model';
import {isInner, isInside} from './paths';
import {fieldSignature} from './signatures';
import {firstSentence} from './text';

/** Fields that are listed one after the other, as the tree they are. */
export function nested(
  fields: readonly ApiField[],
  hrefOf: (field: ApiField) => string,
  outer = '',
): ContractField[] {
  const outermost = fields.filter((field) => !isInner(field, fields));
  return outermost.map((field) => {
    const {path, comment} = field;
    // A name can have a dot in it: only what comes before tells them apart.
    const name = outer ? path.slice(outer.length).replace(/^(?:\[\])*\./, '') : path;
    const inner = field.expanded === null ? [] : fields.filter((it) => isInside(it.path, path));
    return {
      name,
      path,
      href: hrefOf(field),
      signature: fieldSignature(name, field),
      type: field.type,
      expanded: field.expanded,
      required: !field.optional,
      alternatives: field.alternatives,
      readonly: field.readonly,
      default: comment.defaultValue,
      sentence: firstSentence(comment.summary),
      comment,
      provisional: comment.provisional,
      fields: nested(inner, hrefOf, path),
      source: field.source,
    };
  });
}

/** A tree of fields as a list, each before those inside it. */
export function flat(fields: readonly ContractField[]): ContractField[] {
  return fields.flatMap((field) => [field, ...flat(field.fields)]);
}
