import type {GeneratedFiles} from '../base/files';
import schema from '../facts/product.schema.json';
import {site as settings} from '../site';
import {addressOf, type Site} from '../site-model/site';
import {stamp} from './stamp';

/** `/facts.json`, the facts of the product, and its schema. */
export function factFiles(site: Site): GeneratedFiles {
  const $id = addressOf(site, '/schemas/facts.json');
  const facts = site.facts.product.map((it) => ({...it, page: addressOf(site, it.page)}));
  const described = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id,
    $comment: stamp(site),
    title: `Facts of ${settings.product.name}`,
    description: settings.disclaimer,
    type: 'object',
    properties: {$schema: {type: 'string'}, facts: {type: 'array', items: schema}},
    required: ['facts'],
    examples: [{facts: facts.slice(0, 1)}],
  };
  return new Map([
    ['facts.json', `${JSON.stringify({$schema: $id, facts}, null, 2)}\n`],
    ['schemas/facts.json', `${JSON.stringify(described, null, 2)}\n`],
  ]);
}
