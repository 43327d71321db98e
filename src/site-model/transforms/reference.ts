import type {Block} from '../../base/mdast';
import type {ContractModel} from '../contract';
import {referenceTypes} from '../contract/categories';
import {isGenerated} from '../sources/sources';
import {indexBlocks, typeBlocks} from './fieldTables/typeBlocks';
import type {Asked, MadeElement} from './putIn';

function ofReference(blocks: (asked: Asked) => Block[] | null): MadeElement['make'] {
  return (asked) => {
    const made = isGenerated(asked.file) ? blocks(asked) : null;
    if (!made) {
      const remedy = 'write <Fields of="…" />, or link to the type';
      throw asked.fail('makes a page of the type reference, and this is none', remedy);
    }
    return made;
  };
}

/**
 * The content of the generated pages: `<Type of="BetSlip" />` is what the contract says of a type, and
 * `<TypeIndex />` the tables of all types, as nodes like those of written Markdown.
 */
export function reference(model: ContractModel): Map<string, MadeElement> {
  const ofType = ofReference(({values, claim}) => {
    const type = referenceTypes(model).find(({name}) => name === values.get('of'));
    return type ? typeBlocks({model, own: type.page, claim}, type) : null;
  });
  const index = ofReference(({claim}) => indexBlocks({model, own: null, claim}));
  return new Map([
    ['Type', {attributes: ['of'], make: ofType}],
    ['TypeIndex', {make: index}],
  ]);
}
