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
import type {TypeText} from '../../contract/model';

/** Whether a reflection has a page of its own. */
export type IsDocumented = (reflection: Reflection) => boolean;

const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** Around the name of a documented type, as written and as declared: no source has this character. */
const mark = '\0';

function linked(text: string): TypeText {
  const parts = text.split(mark);
  const pieces = parts.map((part, index) =>
    index % 3 === 1 ? {text: part, type: parts[index + 1] ?? ''} : index % 3 === 0 ? part : '',
  );
  return pieces.filter((piece) => piece !== '');
}

function stringLiteral(value: string): string {
  const escaped = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"');
  return `'${escaped.replaceAll("'", "\\'")}'`;
}

function propertyName(name: string): string {
  return identifier.test(name) || name.startsWith('[') ? name : stringLiteral(name);
}

function templateText(text: string): string {
  return text.replace(/[`\\]|\$(?=\{)/g, '\\$&');
}

function mappedModifier(modifier: '+' | '-' | undefined, text: string): string {
  return modifier ? `${modifier === '-' ? '-' : ''}${text}` : '';
}

/** TypeDoc's types as TypeScript text in which the names of documented types can be linked. */
export class TypePrinter {
  constructor(
    private readonly constructorKind: ReflectionKind.ConstructorSignature,
    private readonly isDocumented: IsDocumented,
  ) {}

  print(type: SomeType | undefined): TypeText {
    return linked(this.text(type));
  }

  /** A method as the function that it is. */
  method(signature: SignatureReflection): TypeText {
    return linked(this.signature(signature, ' => '));
  }

  indexSignature({flags, parameters}: SignatureReflection): string {
    const [key] = parameters ?? [];
    return `${flags.isReadonly ? 'readonly ' : ''}[${key?.name ?? 'key'}: ${this.text(key?.type)}]`;
  }

  private text(type: SomeType | undefined, context: TypeContext = 'none'): string {
    const text = type?.visit(this.visitor) ?? 'any';
    return type?.needsParenthesis(context) ? `(${text})` : text;
  }

  private list(types: readonly SomeType[], context: TypeContext, separator: string): string {
    return types.map((type) => this.text(type, context)).join(separator);
  }

  private parameter({name, type, flags, defaultValue}: ParameterReflection): string {
    const optional = flags.isOptional || defaultValue ? '?' : '';
    return `${flags.isRest ? '...' : ''}${name}${optional}: ${this.text(type)}`;
  }

  private typeParameter({name, type, default: fallback}: TypeParameterReflection): string {
    const limit = type ? ` extends ${this.text(type)}` : '';
    return `${name}${limit}${fallback ? ` = ${this.text(fallback)}` : ''}`;
  }

  private signature(signature: SignatureReflection, separator: ': ' | ' => '): string {
    const {parameters = [], typeParameters = [], type} = signature;
    const generic = typeParameters.map((it) => this.typeParameter(it)).join(', ');
    const head = `${signature.kindOf(this.constructorKind) ? 'new ' : ''}${generic && `<${generic}>`}`;
    const given = parameters.map((it) => this.parameter(it)).join(', ');
    return `${head}(${given})${separator}${this.text(type)}`;
  }

  private property({name, type, flags, signatures}: DeclarationReflection): string[] {
    const optional = flags.isOptional ? '?' : '';
    const start = `${flags.isReadonly ? 'readonly ' : ''}${propertyName(name)}${optional}`;
    return signatures
      ? signatures.map((it) => start + this.signature(it, ': '))
      : [`${start}: ${this.text(type)}`];
  }

  private object(declaration: DeclarationReflection): string {
    const {signatures = [], children = [], indexSignatures = []} = declaration;
    const members = [
      ...signatures.map((it) => this.signature(it, ': ')),
      ...children.flatMap((it) => this.property(it)),
      ...indexSignatures.map((it) => `${this.indexSignature(it)}: ${this.text(it.type)}`),
    ];
    const [only] = signatures;
    return only && members.length === 1 ? this.signature(only, ' => ') : `{${members.join('; ')}}`;
  }

  private readonly visitor: TypeVisitor<string> = {
    array: ({elementType}) => `${this.text(elementType, 'arrayElement')}[]`,
    conditional: (type) => {
      const check = this.text(type.checkType, 'conditionalCheck');
      const limit = this.text(type.extendsType, 'conditionalExtends');
      const whenTrue = this.text(type.trueType, 'conditionalTrue');
      const whenFalse = this.text(type.falseType, 'conditionalFalse');
      return `${check} extends ${limit} ? ${whenTrue} : ${whenFalse}`;
    },
    indexedAccess: ({objectType, indexType}) =>
      `${this.text(objectType, 'indexedObject')}[${this.text(indexType, 'indexedIndex')}]`,
    inferred: ({name, constraint}) =>
      `infer ${name}${constraint ? ` extends ${this.text(constraint, 'inferredConstraint')}` : ''}`,
    intersection: ({types}) => this.list(types, 'intersectionElement', ' & '),
    intrinsic: ({name}) => name,
    literal: (type) =>
      typeof type.value === 'string' ? stringLiteral(type.value) : type.toString(),
    mapped: (type) => {
      const readonly = mappedModifier(type.readonlyModifier, 'readonly ');
      const keys = this.text(type.parameterType, 'mappedParameter');
      const name = type.nameType ? ` as ${this.text(type.nameType, 'mappedName')}` : '';
      const optional = mappedModifier(type.optionalModifier, '?');
      const value = this.text(type.templateType, 'mappedTemplate');
      return `{${readonly}[${type.parameter} in ${keys}${name}]${optional}: ${value}}`;
    },
    namedTupleMember: ({name, isOptional, element}) =>
      `${name}${isOptional ? '?' : ''}: ${this.text(element, 'tupleElement')}`,
    optional: ({elementType}) => `${this.text(elementType, 'optionalElement')}?`,
    predicate: ({asserts, name, targetType}) => {
      const target = targetType ? ` is ${this.text(targetType, 'predicateTarget')}` : '';
      return `${asserts ? 'asserts ' : ''}${name}${target}`;
    },
    query: ({queryType}) => `typeof ${this.text(queryType, 'queryTypeTarget')}`,
    reference: ({name, reflection, typeArguments}) => {
      const isLinked = reflection && this.isDocumented(reflection);
      const given = this.list(typeArguments ?? [], 'referenceTypeArgument', ', ');
      const shown = isLinked ? `${mark}${name}${mark}${reflection.name}${mark}` : name;
      return `${shown}${given && `<${given}>`}`;
    },
    reflection: ({declaration}) => this.object(declaration),
    rest: ({elementType}) => `...${this.text(elementType, 'restElement')}`,
    templateLiteral: ({head, tail}) => {
      const rest = tail.map(([type, text]) => {
        const inner = this.text(type, 'templateLiteralElement');
        return `\${${inner}}${templateText(text)}`;
      });
      return `\`${templateText(head)}${rest.join('')}\``;
    },
    tuple: ({elements}) => `[${this.list(elements, 'tupleElement', ', ')}]`,
    typeOperator: ({operator, target}) => `${operator} ${this.text(target, 'typeOperatorTarget')}`,
    union: ({types}) => this.list(types, 'unionElement', ' | '),
    unknown: ({name}) => name,
  };
}
