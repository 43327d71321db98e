import type {
  DeclarationReflection,
  ParameterReflection,
  Reflection,
  SignatureReflection,
  SomeType,
  TypeParameterReflection,
} from 'typedoc';
import {codeSpan} from '../../contract/comment';
import type {ApiComment, ContractField, SourceLine} from '../../contract/model';
import {fieldSignature, twoArguments} from '../../contract/signatures';
import {firstSentence} from '../../contract/text';
import {actionTuples} from './actionTuples';
import type {CommentReader} from './comment';
import {accessedField, inlineObject, namedDeclaration} from './objects';
import type {TypePrinter} from './typeText';

/** Where a field is documented, by its path in the entry and by where it is declared. */
export type HrefOf = (field: Pick<ContractField, 'path' | 'source'>) => string;

type Read = Pick<ContractField, 'name' | 'type' | 'required' | 'readonly' | 'comment' | 'source'> &
  Partial<Pick<ContractField, 'expanded' | 'fields' | 'path' | 'provisional'>>;

/** A later field of the same path takes the place of an earlier one, but for what is inside. */
function merged(fields: readonly ContractField[]): ContractField[] {
  const byPath = new Map<string, ContractField>();
  for (const field of fields) {
    const before = byPath.get(field.path)?.fields ?? [];
    byPath.set(field.path, {...field, fields: merged([...before, ...field.fields])});
  }
  return [...byPath.values()];
}

/** `name?: never`: a field that another member of the union has. */
function isForbidden({type}: ContractField): boolean {
  return type.length === 1 && type[0] === 'never';
}

/** Declared in a type that is marked as a whole, here or where it is inherited from. */
function isInProvisional(of: Reflection): boolean {
  const from = of.isDeclaration() ? of.inheritedFrom?.reflection : undefined;
  const isType = of.parent?.isProject() && of.comment?.hasModifier('@provisional');
  return isType || [of.parent, from].some((it) => it !== undefined && isInProvisional(it));
}

/** What TypeDoc's classes are read with. */
export interface Readers {
  readonly printer: TypePrinter;
  readonly comments: CommentReader;
  readonly sourceOf: (reflection: Reflection) => SourceLine;
}

/** Reads the fields of one entry. */
export class FieldReader {
  constructor(
    private readonly readers: Readers,
    private readonly hrefOf: HrefOf,
  ) {}

  /** Properties, methods and index signatures, each with those of its inline object. */
  properties(owner: DeclarationReflection, prefix = ''): ContractField[] {
    const children = owner.children ?? [];
    const own = children.filter((it) => !it.inheritedFrom);
    const inherited = children.filter((it) => it.inheritedFrom);
    return [
      ...[...own, ...inherited].map((child) => this.property(child, prefix)),
      ...(owner.indexSignatures ?? []).map((it) => this.indexSignature(it, prefix)),
    ];
  }

  /** The fields of a type that is an object, whatever it is put together from. */
  ofType(type: SomeType | undefined): ContractField[] | null {
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

  parameter(parameter: ParameterReflection): ContractField {
    const {flags, defaultValue, comment, type} = parameter;
    // A rest parameter takes any number of arguments if it is an array, a certain one if a tuple.
    const anyNumber = flags.isRest && type?.type !== 'tuple' && type?.type !== 'union';
    const read = this.readers.comments.read(comment);
    return this.withInner(
      {
        name: `${flags.isRest ? '...' : ''}${parameter.name}`,
        required: !flags.isOptional && !anyNumber && defaultValue === undefined,
        readonly: false,
        comment:
          defaultValue === undefined || read.defaultValue
            ? read
            : {...read, defaultValue: [{kind: 'code', text: codeSpan(defaultValue)}]},
        source: this.readers.sourceOf(parameter),
      },
      type,
      '',
    );
  }

  /** A type parameter, with what it is limited to as its type. */
  typeParameter(parameter: TypeParameterReflection): ContractField {
    const fallback = parameter.default && this.readers.printer.print(parameter.default);
    const comment: ApiComment = {
      ...this.readers.comments.read(parameter.comment),
      defaultValue:
        fallback?.map((piece) =>
          typeof piece === 'string'
            ? {kind: 'code', text: codeSpan(piece)}
            : {kind: 'link', text: piece.text, code: true, to: {type: piece.type}},
        ) ?? null,
    };
    return this.field({
      name: parameter.name,
      type: parameter.type ? this.readers.printer.print(parameter.type) : ['unknown'],
      required: !fallback,
      readonly: false,
      comment,
      source: this.readers.sourceOf(parameter),
    });
  }

  private field({expanded = null, fields = [], path, ...read}: Read): ContractField {
    const whole = {...read, expanded, fields, path: path ?? read.name};
    const {comment, provisional = false} = read;
    return {
      ...whole,
      href: this.hrefOf(whole),
      signature: fieldSignature(whole),
      alternatives: [],
      default: comment.defaultValue,
      sentence: firstSentence(comment.summary),
      provisional: comment.provisional || provisional,
    };
  }

  /** Members that exclude each other: a field of one is forbidden, as `never`, in the others. */
  private alternatives(types: readonly SomeType[]): ContractField[] | null {
    const members = types.map((it) => this.ofType(it) ?? []);
    if (!members.some((it) => it.some(isForbidden))) {
      return null;
    }
    const given = members.map((it) => it.filter((field) => !isForbidden(field)));
    const others = (path: string) =>
      given.flatMap((it) => (it.some((field) => field.path === path) ? [] : it.map((f) => f.path)));
    return merged(given.flat()).map((it) => ({...it, alternatives: others(it.path)}));
  }

  private property(property: DeclarationReflection, prefix: string): ContractField {
    const {flags, signatures, name} = property;
    const [method] = signatures ?? [];
    const read = {
      name,
      required: !flags.isOptional,
      readonly: flags.isReadonly,
      comment: this.readers.comments.read(property.comment ?? method?.comment),
      provisional: isInProvisional(property),
      source: this.readers.sourceOf(property),
    };
    return method
      ? this.field({...read, path: prefix + name, type: this.readers.printer.method(method)})
      : this.withInner(read, property.type, prefix);
  }

  private withInner(
    read: Omit<Read, 'type'>,
    type: SomeType | undefined,
    prefix: string,
  ): ContractField {
    const path = prefix + read.name;
    const field = {...read, path, type: this.readers.printer.print(type)};
    const inline = inlineObject(type);
    if (!inline) {
      return this.field({...field, expanded: actionTuples(type).length ? twoArguments : null});
    }
    const fields = this.properties(inline.declaration, `${path}${inline.brackets}.`);
    return this.field({...field, expanded: inline.shown, fields});
  }

  private indexSignature(signature: SignatureReflection, prefix: string): ContractField {
    const name = this.readers.printer.indexSignature(signature).replace(/^readonly /, '');
    return this.field({
      name,
      path: prefix + name,
      type: this.readers.printer.print(signature.type),
      required: false,
      readonly: signature.flags.isReadonly,
      comment: this.readers.comments.read(signature.comment),
      source: this.readers.sourceOf(signature),
    });
  }
}
