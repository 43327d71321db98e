import {mapSchema, type Json, type JsonSchema} from './jsonSchema';
import {plainDescription} from './plainDescription';

function nameIn(ref: Json | undefined, path: string): string | null {
  return typeof ref === 'string' && ref.startsWith(path)
    ? decodeURIComponent(ref.slice(path.length))
    : null;
}

function changed(schema: JsonSchema): JsonSchema {
  const {$ref, items, additionalItems, deprecated, markdownDescription, provisional, ...rest} =
    schema;
  const name = nameIn($ref, '#/definitions/');
  return {
    ...(name !== null && {$ref: `#/$defs/${name}`}),
    ...rest,
    ...(typeof markdownDescription === 'string' && {
      description: plainDescription(markdownDescription),
    }),
    ...(provisional !== undefined && {'x-provisional': true}),
    // The generator has the text of the tag here.
    ...(deprecated !== undefined && {deprecated: true}),
    ...(Array.isArray(items) && {prefixItems: items}),
    ...(Array.isArray(items)
      ? additionalItems !== undefined && {items: additionalItems}
      : items !== undefined && {items}),
  };
}

/** A definition of draft 7, as the generator writes it, as one of 2020-12. */
export function toDraft2020(definition: Json): Json {
  return mapSchema(definition, changed);
}

/** The same schema with other addresses in place of `#/$defs/<Name>`. */
export function withReferences(schema: Json, address: (name: string) => string): Json {
  return mapSchema(schema, (it) => {
    const name = nameIn(it.$ref, '#/$defs/');
    return name === null ? it : {...it, $ref: address(name)};
  });
}
