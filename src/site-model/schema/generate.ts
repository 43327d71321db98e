import path from 'node:path';
import {
  createFormatter,
  createParser,
  DEFAULT_CONFIG,
  NeverType,
  SchemaGenerator,
  type BaseType,
  type Config,
  type SubNodeParser,
} from 'ts-json-schema-generator';
import ts from 'typescript';
import {compilerHost} from '../../base/compilerHost';
import {withOwnNames} from '../../ownNames';
import {toDraft2020} from './draft2020';
import {examplesOf} from './examples';
import type {Settings} from '../typedoc/options';
import {isObject, type Json, type JsonSchema, type OpenSchemas, type Schemas} from './jsonSchema';

interface ContractSchemasOptions {
  /** Absolute: whose exported types get a schema, with every type they need. */
  readonly entryPoint: string;
  /**
   * Whether a property that the contract does not know makes a value invalid. The contract
   * does not cover the whole product, so values that the product sends need `false`; `true` finds slips in
   * values that were written from the contract.
   */
  readonly strict: boolean;
}

const config = {
  ...DEFAULT_CONFIG,
  functions: 'hide',
  extraTags: ['provisional'],
  // The other description has lost its line breaks, and with them its lists and tables.
  markdownDescription: true,
  // The order of the contract is the order in which people read about a type.
  sortProps: false,
  // `npm run typecheck` and the API reference tell of errors, with file and line.
  skipTypeCheck: true,
} satisfies Config;

/** The program of a contract. */
export function contractProgram({tsconfig, modelEntryPoint}: Settings): ts.Program {
  const read: {config?: unknown} = ts.readConfigFile(tsconfig, (file) => ts.sys.readFile(file));
  const {options} = ts.parseJsonConfigFileContent(read.config, ts.sys, path.dirname(tsconfig));
  return ts.createProgram([modelEntryPoint], options, compilerHost(options));
}

function isNever(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Never) !== 0;
}

type Root = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

function isRoot(node: ts.Node): node is Root {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

/** Whether JSON can have a value of a type: not of a function, and not of a type without values. */
function hasJson(type: ts.Type): boolean {
  return type.getCallSignatures().length === 0 && !isNever(type);
}

/**
 * What the generator has to be told about a type that is named somewhere. It works types out by
 * itself and takes the keys of an interface without members for any text; the compiler knows that
 * there are none. And it would describe an element of a page down to its last property.
 */
class WithoutJsonParser implements SubNodeParser {
  constructor(private readonly program: ts.Program) {}

  supportsNode(node: ts.Node): boolean {
    if (!ts.isTypeReferenceNode(node)) {
      return false;
    }
    const type = this.program.getTypeChecker().getTypeFromTypeNode(node);
    const files = (type.symbol?.declarations ?? []).map((it) => it.getSourceFile());
    return isNever(type) || files.some((it) => /\/lib\.dom\b[^/]*$/.test(it.fileName));
  }

  createType(): BaseType {
    return new NeverType();
  }
}

/** What an entry point exports and JSON can have. */
function exportedTypes(program: ts.Program, entryPoint: string): Root[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entryPoint);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) {
    throw new Error(`${entryPoint} exports nothing. Name the contract's entry point.`);
  }
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const alias = symbol.flags & ts.SymbolFlags.Alias;
    const {declarations = []} = alias ? checker.getAliasedSymbol(symbol) : symbol;
    return declarations
      .filter((it) => isRoot(it))
      .filter((it) => !it.typeParameters?.length && hasJson(checker.getTypeAtLocation(it)));
  });
}

/** Every type that the files of the program declare, by name. */
function declaredTypes(program: ts.Program): Map<string, Root> {
  const sources = program.getSourceFiles().filter((it) => !program.isSourceFileDefaultLibrary(it));
  const types = sources.flatMap(({statements}) => statements.filter((it) => isRoot(it)));
  return new Map(types.map((it) => [it.name.text, it]));
}

function described(name: string, node: Root, definition: JsonSchema): JsonSchema {
  const {description, 'x-provisional': provisional, ...rest} = definition;
  const examples = examplesOf(node, name);
  return withOwnNames({
    title: name,
    ...(description !== undefined && {description}),
    ...(provisional !== undefined && {'x-provisional': provisional}),
    ...rest,
    ...(examples.length > 0 && {examples}),
  });
}

/**
 * A JSON Schema (2020-12) for each type of the contract, by name in alphabetical order; another type
 * is referred to as `#/$defs/<Name>`. A function has none: a property that holds one is left out, a
 * type that is one as well.
 */
export function contractSchemas(
  program: ts.Program,
  {entryPoint, strict}: ContractSchemasOptions,
): Schemas {
  const settings = {...config, additionalProperties: !strict};
  const parser = createParser(program, settings, (parsers) =>
    parsers.addNodeParser(new WithoutJsonParser(program)),
  );
  const generator = new SchemaGenerator(program, parser, createFormatter(settings), settings);
  const {definitions = {}} = generator.createSchemaFromNodes(exportedTypes(program, entryPoint));
  const declared = declaredTypes(program);
  const schemas = Object.keys(definitions).flatMap((name): [string, JsonSchema][] => {
    // With type parameters filled in, a type has a name like `Box<string>`.
    const node = declared.get(name.replace(/<.*$/s, ''));
    const definition = toDraft2020(definitions[name] as Json);
    if (!node || !isObject(definition)) {
      throw new Error(`No schema can be made of ${name}, which the contract does not declare.`);
    }
    const type = program.getTypeChecker().getTypeAtLocation(node);
    return hasJson(type) ? [[name, described(name, node, definition)]] : [];
  });
  return new Map(schemas.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The schemas of a contract that allow for properties which it does not know. */
export function openSchemas(settings: Settings): OpenSchemas {
  const {entryPoint, modelEntryPoint} = settings;
  const program = contractProgram(settings);
  return {
    published: contractSchemas(program, {entryPoint, strict: false}),
    all: contractSchemas(program, {entryPoint: modelEntryPoint, strict: false}),
  };
}
