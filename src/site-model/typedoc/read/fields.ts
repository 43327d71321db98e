import type {
  DeclarationReflection,
  ParameterReflection,
  Reflection,
  SignatureReflection,
  SomeType,
} from 'typedoc';
import type {ApiField, SourceLine} from '../../contract/api';
import {actionTuples} from './actionTuples';
import type {CommentReader} from './comment';
import {accessedField, inlineObject, namedDeclaration} from './objects';
import type {TypePrinter} from './typeText';

/** A later field of the same path takes the place of an earlier one. */
function merged(fields: readonly ApiField[]): ApiField[] {
  return [...new Map(fields.map((it) => [it.path, it])).values()];
}

/** `name?: never`: a field that another member of the union has. */
function isForbidden({type}: ApiField): boolean {
  return type.length === 1 && type[0] === 'never';
}

export class FieldReader {
  constructor(
    private readonly printer: TypePrinter,
    private readonly comments: CommentReader,
    private readonly sourceOf: (reflection: Reflection) => SourceLine,
  ) {}

  /** Properties, methods and index signatures, each followed by those of its inline object. */
  properties(owner: DeclarationReflection, prefix = ''): ApiField[] {
    const children = owner.children ?? [];
    const own = children.filter((it) => !it.inheritedFrom);
    const inherited = children.filter((it) => it.inheritedFrom);
    return [
      ...[...own, ...inherited].flatMap((child) => this.property(child, prefix)),
      ...(owner.indexSignatures ?? []).map((it) => this.indexSignature(it, prefix)),
    ];
  }

  /** The fields of a type that is an object, whatever it is put together from. */
  ofType(type: SomeType | undefined): ApiField[] | null {
    switch (type?.type) {
      case 'reflection':
        return type.declaration.children?.length ? this.properties(type.declaration) : null;
      case 'reference': {
        const named = namedDeclaration(type);
        return named && (named.children?.length ? this.properties(named) : this.ofType(named.type));
      }
      case 'indexedAccess':
        return this.ofType(accessedField(type)?.type);
      case 'intersection': {
        const parts = type.types.flatMap((it) => this.ofType(it) ?? []);
        return parts.length ? merged(parts) : null;
      }
      case 'union':
        return this.alternatives(type.types);
      default:
        return null;
    }
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
      alternatives: [],
      comment:
        defaultValue === undefined || read.defaultValue
          ? read
          : {...read, defaultValue: [{kind: 'code' as const, text: `\`${defaultValue}\``}]},
      source: this.sourceOf(parameter),
    };
    return this.withInner(field, type);
  }

  /** Members that exclude each other: a field of one is forbidden, as `never`, in the others. */
  private alternatives(types: readonly SomeType[]): ApiField[] | null {
    const members = types.map((it) => this.ofType(it) ?? []);
    if (!members.some((it) => it.some(isForbidden))) {
      return null;
    }
    const given = members.map((it) => it.filter((field) => !isForbidden(field)));
    const others = (path: string) =>
      given.flatMap((it) => (it.some((field) => field.path === path) ? [] : it.map((f) => f.path)));
    return merged(given.flat()).map((it) => ({...it, alternatives: others(it.path)}));
  }

  private property(property: DeclarationReflection, prefix: string): ApiField[] {
    const {flags, signatures} = property;
    const [method] = signatures ?? [];
    const field = {
      path: `${prefix}${property.name}`,
      optional: flags.isOptional,
      readonly: flags.isReadonly,
      alternatives: [],
      comment: this.comments.read(property.comment ?? method?.comment),
      source: this.sourceOf(property),
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
      alternatives: [],
      comment: this.comments.read(signature.comment),
      source: this.sourceOf(signature),
    };
  }
}
