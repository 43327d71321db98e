import type {
  DeclarationReflection,
  ParameterReflection,
  Reflection,
  ReflectionKind,
  SignatureReflection,
  SomeType,
  TypeContext,
  TypeParameterReflection,
  TypeVisitor,
} from 'typedoc';
import type {TypeText} from '../../contract/api';

type Piece = TypeText[number];
/** Whether a reflection has a page of its own. */
export type IsDocumented = (reflection: Reflection) => boolean;

const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

export function stringLiteral(value: string): string {
  const escaped = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"');
  return `'${escaped.replaceAll("'", "\\'")}'`;
}

export function propertyName(name: string): string {
  return identifier.test(name) || name.startsWith('[') ? name : stringLiteral(name);
}

function templateText(text: string): string {
  return text.replace(/[`\\]|\$(?=\{)/g, '\\$&');
}

function mappedModifier(modifier: '+' | '-' | undefined, text: string): string {
  return modifier ? `${modifier === '-' ? '-' : ''}${text}` : '';
}

function join(items: readonly TypeText[], separator: string): Piece[] {
  return items.flatMap((item, index) => (index ? [separator, ...item] : [...item]));
}

/** Neighbouring strings as one. */
function merged(pieces: TypeText): Piece[] {
  return pieces.reduce<Piece[]>((done, piece) => {
    const last = done.at(-1);
    return typeof piece === 'string' && typeof last === 'string'
      ? [...done.slice(0, -1), last + piece]
      : [...done, piece];
  }, []);
}

/** TypeDoc's types as TypeScript text in which the names of documented types can be linked. */
export class TypePrinter {
  constructor(
    private readonly constructorKind: ReflectionKind.ConstructorSignature,
    private readonly isDocumented: IsDocumented,
  ) {}

  print(type: SomeType | undefined, context: TypeContext = 'none'): Piece[] {
    if (!type) {
      return ['any'];
    }
    const pieces = type.visit(this.visitor);
    return merged(type.needsParenthesis(context) ? ['(', ...pieces, ')'] : pieces);
  }

  parameters(parameters: readonly ParameterReflection[] | undefined): Piece[] {
    const items = (parameters ?? []).map((parameter) => [
      `${parameter.flags.isRest ? '...' : ''}${parameter.name}`,
      `${parameter.flags.isOptional || parameter.defaultValue ? '?' : ''}: `,
      ...this.print(parameter.type),
    ]);
    return ['(', ...join(items, ', '), ')'];
  }

  signature(signature: SignatureReflection, separator: ': ' | ' => '): Piece[] {
    return merged([
      ...(signature.kindOf(this.constructorKind) ? ['new '] : []),
      ...this.typeParameters(signature.typeParameters),
      ...this.parameters(signature.parameters),
      separator,
      ...this.print(signature.type),
    ]);
  }

  private typeParameters(parameters: readonly TypeParameterReflection[] | undefined): Piece[] {
    if (!parameters?.length) {
      return [];
    }
    const items = parameters.map((parameter) => [
      parameter.name,
      ...(parameter.type ? [' extends ', ...this.print(parameter.type)] : []),
      ...(parameter.default ? [' = ', ...this.print(parameter.default)] : []),
    ]);
    return ['<', ...join(items, ', '), '>'];
  }

  private list(types: readonly SomeType[], context: TypeContext, separator: string): Piece[] {
    return join(
      types.map((type) => this.print(type, context)),
      separator,
    );
  }

  private property(property: DeclarationReflection): Piece[] {
    const name = `${property.flags.isReadonly ? 'readonly ' : ''}${propertyName(property.name)}`;
    const optional = property.flags.isOptional ? '?' : '';
    return property.signatures
      ? join(
          property.signatures.map((it) => [name + optional, ...this.signature(it, ': ')]),
          '; ',
        )
      : [`${name}${optional}: `, ...this.print(property.type)];
  }

  indexSignature(signature: SignatureReflection): Piece[] {
    const key = signature.parameters?.[0];
    const readonly = signature.flags.isReadonly ? 'readonly ' : '';
    return [`${readonly}[${key?.name ?? 'key'}: `, ...this.print(key?.type), ']'];
  }

  private object(declaration: DeclarationReflection): Piece[] {
    const calls = declaration.signatures ?? [];
    const members: Piece[][] = [
      ...calls.map((it) => this.signature(it, ': ')),
      ...(declaration.children ?? []).map((it) => this.property(it)),
      ...(declaration.indexSignatures ?? []).map((it) => [
        ...this.indexSignature(it),
        ': ',
        ...this.print(it.type),
      ]),
    ];
    const [only] = calls;
    return only && members.length === 1
      ? this.signature(only, ' => ')
      : ['{', ...join(members, '; '), '}'];
  }

  private readonly visitor: TypeVisitor<Piece[]> = {
    array: (type) => [...this.print(type.elementType, 'arrayElement'), '[]'],
    conditional: (type) => [
      ...this.print(type.checkType, 'conditionalCheck'),
      ' extends ',
      ...this.print(type.extendsType, 'conditionalExtends'),
      ' ? ',
      ...this.print(type.trueType, 'conditionalTrue'),
      ' : ',
      ...this.print(type.falseType, 'conditionalFalse'),
    ],
    indexedAccess: (type) => [
      ...this.print(type.objectType, 'indexedObject'),
      '[',
      ...this.print(type.indexType, 'indexedIndex'),
      ']',
    ],
    inferred: (type) => [
      `infer ${type.name}`,
      ...(type.constraint
        ? [' extends ', ...this.print(type.constraint, 'inferredConstraint')]
        : []),
    ],
    intersection: (type) => this.list(type.types, 'intersectionElement', ' & '),
    intrinsic: (type) => [type.name],
    literal: ({value}) => [
      typeof value === 'string'
        ? stringLiteral(value)
        : typeof value === 'bigint'
          ? `${value}n`
          : String(value),
    ],
    mapped: (type) => [
      `{${mappedModifier(type.readonlyModifier, 'readonly ')}[${type.parameter} in `,
      ...this.print(type.parameterType, 'mappedParameter'),
      ...(type.nameType ? [' as ', ...this.print(type.nameType, 'mappedName')] : []),
      `]${mappedModifier(type.optionalModifier, '?')}: `,
      ...this.print(type.templateType, 'mappedTemplate'),
      '}',
    ],
    namedTupleMember: (type) => [
      `${type.name}${type.isOptional ? '?' : ''}: `,
      ...this.print(type.element, 'tupleElement'),
    ],
    optional: (type) => [...this.print(type.elementType, 'optionalElement'), '?'],
    predicate: (type) => [
      `${type.asserts ? 'asserts ' : ''}${type.name}`,
      ...(type.targetType ? [' is ', ...this.print(type.targetType, 'predicateTarget')] : []),
    ],
    query: (type) => ['typeof ', ...this.print(type.queryType, 'queryTypeTarget')],
    reference: (type) => {
      const {reflection} = type;
      const name: Piece =
        reflection && this.isDocumented(reflection)
          ? {text: type.name, type: reflection.name}
          : type.name;
      return type.typeArguments?.length
        ? [name, '<', ...this.list(type.typeArguments, 'referenceTypeArgument', ', '), '>']
        : [name];
    },
    reflection: (type) => this.object(type.declaration),
    rest: (type) => ['...', ...this.print(type.elementType, 'restElement')],
    templateLiteral: (type) => [
      `\`${templateText(type.head)}`,
      ...type.tail.flatMap(([inner, text]) => [
        '${',
        ...this.print(inner, 'templateLiteralElement'),
        `}${templateText(text)}`,
      ]),
      '`',
    ],
    tuple: (type) => ['[', ...this.list(type.elements, 'tupleElement', ', '), ']'],
    typeOperator: (type) => [`${type.operator} `, ...this.print(type.target, 'typeOperatorTarget')],
    union: (type) => this.list(type.types, 'unionElement', ' | '),
    unknown: (type) => [type.name],
  };
}
