import {details, type Block} from '../../../base/mdast';
import type {ContractEntry, ContractField, ContractModel} from '../../contract';
import {flat} from '../../contract/fields';
import {namesIn} from '../../contract/uses';
import type {Page} from './page';
import {fieldTable} from './rows';

/** The interface a field holds one or more of, or `null`: `Bet`, `Bet[]`, `OddsObject | number`. */
function interfaceOf(model: ContractModel, {type, expanded}: ContractField): ContractEntry | null {
  const named = namesIn(type);
  const rest = type.map((piece) => (typeof piece === 'string' ? piece : '')).join('');
  const isPlain = expanded === null && named.length === 1 && /^[\w\s|[\]]*$/.test(rest);
  const found = isPlain ? model.entries.find((it) => it.name === named[0]) : undefined;
  return found?.kind === 'interface' && found.fields.length ? found : null;
}

interface Expansion {
  readonly blocks: Block[];
  /** Every path that can be asked for where it is. */
  readonly offered: readonly string[];
}

/**
 * The tables of the types that fields have, each to be opened under the table it belongs to: on a
 * phone there is no room for a table in a table. `wanted` are paths such as `bets.event`; with
 * `null` every field of the table itself is opened. A type is not opened inside itself.
 */
export function expansions(
  page: Page,
  fields: readonly ContractField[],
  wanted: ReadonlySet<string> | null,
  within: readonly string[] = [],
  prefix = '',
): Expansion {
  const found = flat(fields).flatMap((field) => {
    const type = interfaceOf(page.model, field);
    const path = `${prefix}${field.path.replaceAll('[]', '')}`;
    return type && !within.includes(type.name) ? [{field, type, path}] : [];
  });
  const opened = found.filter(({path}) => (wanted ? wanted.has(path) : prefix === ''));
  const inner = opened.map(({field, type, path}) => {
    const inside = [...within, type.name];
    const deeper = expansions(page, type.fields, wanted ?? new Set(), inside, `${path}.`);
    const shown = fieldTable(page, type.fields, null);
    const said = `: ${type.name}, ${type.fields.length} field${type.fields.length === 1 ? '' : 's'}`;
    const block = details(field.path, said, [...shown, ...deeper.blocks]);
    return {block, offered: deeper.offered};
  });
  return {
    blocks: inner.map(({block}) => block),
    offered: [...found.map(({path}) => path), ...inner.flatMap(({offered}) => offered)],
  };
}
