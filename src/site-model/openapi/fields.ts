import {
  resolve,
  type Description,
  type ProvisionalNote,
  type Reference,
  type Schema,
} from './description';

/** One field of a request body, as a table shows it. */
interface BodyField {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  readonly provisional: ProvisionalNote;
  readonly type: FieldType;
}

/** A type in words, with the schema that its values are described by, where that has a name. */
export interface FieldType {
  readonly text: string;
  readonly schema: string | null;
  readonly isList: boolean;
  /** Values that are allowed, where a field lists them itself. */
  readonly values: readonly string[];
}

function typeOf(description: Description, field: Schema | Reference): FieldType {
  const only = !('$ref' in field) && field.allOf?.length === 1 ? field.allOf[0] : undefined;
  const {name, schema} = resolve(description, only ?? field);
  if (schema.type === 'array' && schema.items) {
    return {...typeOf(description, schema.items), isList: true};
  }
  return {
    text: name ?? schema.type ?? 'object',
    schema: name,
    isList: false,
    values: name ? [] : (schema.enum ?? []),
  };
}

/** The fields of an object, those that it takes over first or last, as the description has them. */
export function fieldsOf(description: Description, of: Schema | Reference): BodyField[] {
  const {schema} = resolve(description, of);
  if (schema.allOf) {
    return schema.allOf.flatMap((part) => fieldsOf(description, part));
  }
  return Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const own: Schema = '$ref' in field ? {} : field;
    return {
      name,
      required: schema.required?.includes(name) ?? false,
      description: own.description ?? resolve(description, field).schema.description ?? '',
      provisional: own['x-provisional'],
      type: typeOf(description, field),
    };
  });
}
