import {section} from '../../base/mdast';
import type {ContractModel} from '../contract';
import {fieldBlocks} from './fieldTables/fieldBlocks';
import type {MadeElement} from './putIn';

const words = (value: string | undefined): string[] | null =>
  value ? value.split(/\s+/).filter(Boolean) : null;

/**
 * `<Fields of="…" />`: tables made from the contract, as nodes like those of a table that is written
 * in Markdown, so that whatever reads the page's tree sees them.
 *
 * - `of`: a type (`BetSlip`), `SIR` for all commands, one command (`SIR.addWidget`), an action
 *   (`CopyBet`; `action:BetSlip` where a type has that name), a request (`request:betShare`),
 *   `onAction` for all actions, `AdapterRequestMap` for all requests; several types, which makes one
 *   table of what each stands for, or `types` for links to all that have no page.
 * - `only`: names of the rows to show.
 * - `expand`: adds the tables of the types that the fields have, closed: of all fields, or of those
 *   named, such as `bets bets.event`.
 */
export const fields = (model: ContractModel): MadeElement => ({
  attributes: ['of', 'only', 'expand'],
  make({values, fail, claim}) {
    const of = words(values.get('of'));
    if (!of?.length) {
      throw fail(
        'says not of what: it needs the attribute “of”',
        'write <Fields of="BetSlip" />; known are of, only, expand',
      );
    }
    const expand = values.get('expand') === '' || words(values.get('expand'));
    const asked = {of, only: words(values.get('only')), expand, fail};
    return [section('fields', fieldBlocks({model, own: null, claim}, asked))];
  },
});
