import {site as settings} from '../../site';
import {withReferences} from '../../site-model/schema/draft2020';
import type {JsonSchema} from '../../site-model/schema/jsonSchema';
import type {Site} from '../../site-model/site';
import {stamp} from '../stamp';

const BUNDLE = 'virtual-stadium';

/**
 * One file for each type, which name each other, and one with all of them, which stands alone.
 * @param address - of the site, with a slash at the end
 */
export async function schemaFiles(
  site: Pick<Site, 'schemas' | 'commit' | 'record'>,
  address: string,
): Promise<[file: string, json: string][]> {
  const {disclaimer, product} = settings;
  const $comment = stamp(site);
  const {published} = await site.schemas();
  const schemas = [...published];
  const description = [
    `The types that ${product.name} and a host page exchange, each under $defs.`,
    'A property that no type lists is allowed: the types do not cover the whole product.',
    `x-provisional marks what isn't confirmed: at a type all its properties, at a property that property; in a description, ⟨ and ⟩ are around the part: ${address}docs#provisional.`,
    `${disclaimer} See ${address}docs/api.`,
  ].join(' ');
  const file = (name: string, content: JsonSchema): [string, string] => {
    const $schema = 'https://json-schema.org/draft/2020-12/schema';
    const $id = `${address}schemas/${name}.json`;
    return [
      `schemas/${name}.json`,
      `${JSON.stringify({$schema, $id, $comment, ...content}, null, 2)}\n`,
    ];
  };
  return [
    ...schemas.map(([name, schema]) =>
      file(name, withReferences(schema, (other) => `${other}.json`) as JsonSchema),
    ),
    file(BUNDLE, {title: product.name, description, $defs: Object.fromEntries(schemas)}),
  ];
}
