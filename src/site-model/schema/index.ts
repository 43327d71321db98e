import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';
import {nearest} from '../contract/resolveName';
import {contract} from '../typedoc/contract';
import {resolveOptions} from '../typedoc/options';
import {contractProgram, contractSchemas} from './generate';
import type {JsonSchema} from './jsonSchema';

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
    return {path: [...at, name], message: `“${name}” isn’t a property of ${where}`};
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
  private made: {readonly ajv: Ajv2020; readonly names: readonly string[]} | undefined;

  constructor(private readonly siteDir: string) {}

  /** Null for a type, or a list `Type[]`, of the contract; else the name that was perhaps meant. */
  unknownType(written: string): {readonly nearest: string} | null {
    const name = written.replace(/\[\]$/, '');
    const {names} = this.make();
    return names.includes(name) ? null : {nearest: nearest(name, names, 1).join()};
  }

  /** Why a value is not of the type; nothing when it is. */
  errors(type: string, value: unknown): SchemaError[] {
    const {ajv} = this.make();
    const validate = ajv.getSchema(`contract#/$defs/${encodeURIComponent(type)}`);
    if (!validate) {
      throw new Error(`The contract has no type ${type} that JSON can have.`);
    }
    return validate(value) ? [] : withoutBranches(validate.errors ?? []).map(toError);
  }

  private make() {
    if (!this.made) {
      const settings = resolveOptions(this.siteDir, contract);
      // A property that the contract doesn't know is a slip of the sample.
      const options = {entryPoint: settings.modelEntryPoint, strict: true};
      const schemas = contractSchemas(contractProgram(settings), options);
      const lists = [...schemas.keys()].map((name): [string, JsonSchema] => [
        `${name}[]`,
        {type: 'array', items: {$ref: `#/$defs/${name}`}},
      ]);
      const keywords = ['x-provisional'];
      const ajv = new Ajv2020({allErrors: true, allowUnionTypes: true, keywords});
      ajv.addSchema({$id: 'contract', $defs: Object.fromEntries([...schemas, ...lists])});
      this.made = {ajv, names: [...schemas.keys()]};
    }
    return this.made;
  }
}
