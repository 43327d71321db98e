import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import type {ContractSchema} from './contractSchemas';

export interface JsonProblem {
  /** JSON Pointer to the value: `/bets/0/id`, empty for the whole. */
  readonly path: string;
  readonly message: string;
}

export interface ContractChecker {
  /** Names of the types that values can be checked against, in alphabetical order. */
  readonly types: readonly string[];
  /** What is wrong with a value that claims to be of a type; nothing when it is valid. */
  check(type: string, value: unknown): JsonProblem[];
}

function messageOf({keyword, message = 'is not valid', params}: ErrorObject): string {
  switch (keyword) {
    case 'additionalProperties':
      return `has the unknown property "${String(params.additionalProperty)}"`;
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).map((it) => JSON.stringify(it)).join(', ')}`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    default:
      return message;
  }
}

/** Checks values against the schemas of the contract. */
export function contractChecker(schemas: ReadonlyMap<string, ContractSchema>): ContractChecker {
  const ajv = new Ajv2020({allErrors: true, allowUnionTypes: true, keywords: ['x-provisional']});
  const $defs = Object.fromEntries([...schemas].map(([name, {schema}]) => [name, schema]));
  ajv.addSchema({$id: 'contract', $defs});
  const types = [...schemas.keys()];
  const compiled = new Map<string, ValidateFunction>();
  return {
    types,
    check(type, value) {
      if (!schemas.has(type)) {
        throw new Error(`The contract has no type ${type} that JSON can have.`);
      }
      const validate = compiled.get(type) ?? ajv.compile({$ref: `contract#/$defs/${type}`});
      compiled.set(type, validate);
      validate(value);
      return (validate.errors ?? []).map((error) => ({
        path: error.instancePath,
        message: messageOf(error),
      }));
    },
  };
}
