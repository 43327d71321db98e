import path from 'node:path';
import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import {nearest} from '../contract/resolveName';
import {contractSchemas} from './generate';

/** One way in which a document is not of its type. */
interface SchemaError {
  /** Keys and indexes from the document's root. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Keys of `/bets/0/~1odd`, an index as a number. */
function toPath(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((it) => it.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((it) => (/^\d+$/.test(it) ? Number(it) : it));
}

function toError({instancePath, keyword, params, message = ''}: ErrorObject): SchemaError {
  const at = toPath(instancePath);
  const where = instancePath || 'the document';
  if (keyword === 'anyOf') {
    return {path: at, message: `${where} is of none of the types that it may have`};
  }
  const detail = params as {additionalProperty?: string; allowedValues?: unknown[]};
  if (keyword === 'additionalProperties' && detail.additionalProperty !== undefined) {
    const {additionalProperty: name} = detail;
    return {path: [...at, name], message: `“${name}” is no property of ${where}`};
  }
  const values = detail.allowedValues?.map((it) => JSON.stringify(it)).join(', ');
  return {path: at, message: `${where} ${message}${values ? `: ${values}` : ''}`};
}

/**
 * Of a union, every branch that does not fit complains. What is said about the value itself helps
 * nobody where a branch says what is wrong inside of it; where none does, the union says it once.
 */
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const unions = errors.filter(({keyword}) => keyword === 'anyOf');
  const inside = ({instancePath, keyword}: ErrorObject, union: ErrorObject) =>
    instancePath.startsWith(`${union.instancePath}/`) ||
    (instancePath === union.instancePath && ['required', 'additionalProperties'].includes(keyword));
  return errors.filter((error) =>
    unions.every((union) => {
      if (error.instancePath !== union.instancePath) {
        return true;
      }
      return errors.some((it) => inside(it, union)) ? inside(error, union) : error === union;
    }),
  );
}

/** Checks values against the contract's types. Their schemas are made when one is asked for. */
export class ContractSchemas {
  private readonly ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    keywords: ['x-provisional'],
  });
  private readonly validators = new Map<string, ValidateFunction>();
  private names: ReadonlySet<string> | undefined;

  constructor(private readonly siteDir: string) {}

  /** Null for a type, or a list `Type[]`, of the contract; else the name that was perhaps meant. */
  unknownType(written: string): {readonly nearest: string} | null {
    const name = written.replace(/\[\]$/, '');
    const types = this.types();
    if (types.has(name)) {
      return null;
    }
    return {nearest: nearest(name, [...types], 1).join()};
  }

  /** Why a value is not of the type; nothing when it is. */
  errors(type: string, value: unknown): SchemaError[] {
    const validate = this.validator(type);
    return validate(value) ? [] : withoutBranches(validate.errors ?? []).map(toError);
  }

  /** Every type of the contract that JSON can have. */
  private types(): ReadonlySet<string> {
    if (this.names) {
      return this.names;
    }
    const schemas = contractSchemas({
      entryPoint: path.join(this.siteDir, 'src/contract/integration.ts'),
      tsconfig: path.join(this.siteDir, 'tsconfig.contract.json'),
      // A property that the contract doesn't know is a slip of the sample.
      strict: true,
    });
    const $defs = Object.fromEntries([...schemas].map(([name, {schema}]) => [name, schema]));
    this.ajv.addSchema({$id: 'contract', $defs});
    return (this.names = new Set(schemas.keys()));
  }

  private validator(type: string): ValidateFunction {
    const name = type.replace(/\[\]$/, '');
    if (!this.types().has(name)) {
      throw new Error(`The contract has no type ${name} that JSON can have.`);
    }
    const $ref = `contract#/$defs/${name}`;
    const existing = this.validators.get(type);
    const validate =
      existing ?? this.ajv.compile(type === name ? {$ref} : {type: 'array', items: {$ref}});
    this.validators.set(type, validate);
    return validate;
  }
}
