import type {ContractSchema} from '../../site-model/schema/generate';
import {withReferences} from '../../site-model/schema/draft2020';
import type {JsonSchema} from '../../site-model/schema/jsonSchema';

const $schema = 'https://json-schema.org/draft/2020-12/schema';

interface SchemaFilesOptions {
  readonly schemas: ReadonlyMap<string, ContractSchema>;
  /** Absolute address of the folder that the files are served from, with a slash at the end. */
  readonly address: string;
  /** File name of the bundle. */
  readonly bundle: string;
  readonly title: string;
  readonly description: string;
}

function json(value: JsonSchema): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** One file for each type, which name each other, and one with all of them, which stands alone. */
export function schemaFiles(options: SchemaFilesOptions): Map<string, string> {
  const {address, bundle, title, description} = options;
  const schemas = [...options.schemas.values()];
  const files = schemas.map(({name, schema}): [string, string] => {
    const content = withReferences(schema, (other) => `${other}.json`) as JsonSchema;
    return [`${name}.json`, json({$schema, $id: `${address}${name}.json`, ...content})];
  });
  const $defs = Object.fromEntries(schemas.map(({name, schema}) => [name, schema]));
  const all = json({$schema, $id: `${address}${bundle}`, title, description, $defs});
  return new Map([...files, [bundle, all]]);
}
