import type {
  DeclarationReflection,
  ParameterReflection,
  ReflectionType,
  SignatureReflection,
  SomeType,
} from 'typedoc';
import type {ApiField} from '../model';
import {actionTuples} from './actions';
import type {CommentReader} from './comment';
import type {TypePrinter} from './typeText';

/** An inline object type, maybe as the element of arrays, and how its text is shortened. */
interface InlineObject {
  readonly declaration: DeclarationReflection;
  readonly brackets: string;
  readonly shown: string;
}

function objectOf(type: ReflectionType): InlineObject | null {
  const {declaration} = type;
  return declaration.children?.length && !declaration.signatures?.length
    ? {declaration, brackets: '', shown: 'object'}
    : null;
}

/** The object whose fields are listed instead of being squeezed into one cell. */
function inlineObject(type: SomeType | undefined): InlineObject | null {
  if (type?.type === 'reflection') {
    return objectOf(type);
  }
  if (type?.type === 'typeOperator' && type.operator === 'readonly') {
    const inner = inlineObject(type.target);
    return inner && {...inner, shown: `readonly ${inner.shown}`};
  }
  if (type?.type === 'array') {
    const inner = inlineObject(type.elementType);
    return inner && {...inner, brackets: `${inner.brackets}[]`, shown: `${inner.shown}[]`};
  }
  return null;
}

export class FieldReader {
  constructor(
    private readonly printer: TypePrinter,
    private readonly comments: CommentReader,
  ) {}

  /** Properties, methods and index signatures, each followed by those of its inline object. */
  properties(owner: DeclarationReflection, prefix = ''): ApiField[] {
    return [
      ...(owner.children ?? []).flatMap((child) => this.property(child, prefix)),
      ...(owner.indexSignatures ?? []).map((it) => this.indexSignature(it, prefix)),
    ];
  }

  parameter(parameter: ParameterReflection): ApiField[] {
    const {flags, defaultValue, comment, type} = parameter;
    const path = `${flags.isRest ? '...' : ''}${parameter.name}`;
    // A rest parameter takes any number of arguments if it is an array, a certain one if a tuple.
    const anyNumber = flags.isRest && type?.type !== 'tuple' && type?.type !== 'union';
    const optional = flags.isOptional || anyNumber || defaultValue !== undefined;
    const read = this.comments.read(comment);
    const field = {
      path,
      optional,
      readonly: false,
      comment:
        defaultValue === undefined || read.defaultValue
          ? read
          : {...read, defaultValue: [{kind: 'code' as const, text: `\`${defaultValue}\``}]},
    };
    return this.withInner(field, type);
  }

  private property(property: DeclarationReflection, prefix: string): ApiField[] {
    const {flags, signatures} = property;
    const [method] = signatures ?? [];
    const field = {
      path: `${prefix}${property.name}`,
      optional: flags.isOptional,
      readonly: flags.isReadonly,
      comment: this.comments.read(property.comment ?? method?.comment),
    };
    return method
      ? [{...field, type: this.printer.signature(method, ' => '), expanded: null}]
      : this.withInner(field, property.type);
  }

  private withInner(
    field: Omit<ApiField, 'type' | 'expanded'>,
    type: SomeType | undefined,
  ): ApiField[] {
    const inline = inlineObject(type);
    const text = this.printer.print(type);
    if (!inline) {
      const expanded = actionTuples(type).length ? '[type, data]' : null;
      return [{...field, type: text, expanded}];
    }
    const inner = this.properties(inline.declaration, `${field.path}${inline.brackets}.`);
    return [{...field, type: text, expanded: inline.shown}, ...inner];
  }

  private indexSignature(signature: SignatureReflection, prefix: string): ApiField {
    const key = this.printer.indexSignature(signature);
    const name = key.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
    return {
      path: `${prefix}${name.replace(/^readonly /, '')}`,
      type: this.printer.print(signature.type),
      expanded: null,
      optional: true,
      readonly: signature.flags.isReadonly,
      comment: this.comments.read(signature.comment),
    };
  }
}
