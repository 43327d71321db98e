export type Json =
  string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};

/** A JSON Schema that is an object: by keyword, whatever the draft. */
export type JsonSchema = {readonly [keyword: string]: Json};

/** By the name of their type. */
export type Schemas = ReadonlyMap<string, JsonSchema>;

/** The schemas of the contract, which does not cover the whole product: values may have more properties. */
export interface OpenSchemas {
  /** Of the types that the reference documents, and of those that these need. */
  readonly published: Schemas;
  /** Of everything that an integrator types against. */
  readonly all: Schemas;
}

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const single = ['items', 'additionalItems', 'additionalProperties', 'not'];
const lists = ['items', 'prefixItems', 'anyOf', 'allOf', 'oneOf'];
const named = ['properties', 'patternProperties'];

export function isObject(value: Json | undefined): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Changes a schema and every schema in it, the inner ones first. A property or a value that is
 * called like a keyword stays as it is.
 */
export function mapSchema(schema: Json, change: (schema: JsonSchema) => JsonSchema): Json {
  if (!isObject(schema)) {
    return schema;
  }
  const inner = (value: Json): Json => mapSchema(value, change);
  const entries = Object.entries(schema).map(([keyword, value]): [string, Json] => {
    if (Array.isArray(value) && lists.includes(keyword)) {
      return [keyword, value.map(inner)];
    }
    if (isObject(value) && named.includes(keyword)) {
      return [keyword, Object.fromEntries(Object.entries(value).map(([k, it]) => [k, inner(it)]))];
    }
    return [keyword, isObject(value) && single.includes(keyword) ? inner(value) : value];
  });
  return change(Object.fromEntries(entries));
}
