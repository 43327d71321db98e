import type {ContractEntry, ContractModel, EntryKind} from '../../site-model/contract';
import {flat} from '../../site-model/contract/fields';
import type {SearchName} from '../../search/data';

/** In the order in which a name means them; see `resolveName`. */
const KINDS: Readonly<Record<EntryKind, string>> = {
  interface: 'Interface',
  alias: 'Type alias',
  function: 'Function',
  action: 'Action',
  request: 'Adapter request',
  'widget property set': 'Properties of a widget',
  'SIR command': 'SIR command',
};

const kindOf = (kind: string, {deprecated}: ContractEntry['comment']): string =>
  deprecated ? `${kind}, deprecated` : kind;

function fieldsOf(entry: ContractEntry): SearchName[] {
  if (entry.kind === 'action' || entry.kind === 'request' || entry.kind === 'SIR command') {
    return [];
  }
  const isWidget = entry.kind === 'widget property set';
  const property = isWidget ? `Property of ${entry.widget ?? entry.name}` : 'Field';
  return flat(entry.fields).flatMap(({name, path, href, comment}) => [
    {name, kind: kindOf(property, comment), href},
    {name: `${entry.name}.${path.replaceAll('[]', '')}`, kind: kindOf('Field', comment), href},
  ]);
}

/** Every name of the contract, with its place. */
export function namesOf({entries}: ContractModel): SearchName[] {
  const own = Object.keys(KINDS).flatMap((kind) => entries.filter((entry) => entry.kind === kind));
  const sir = entries.filter(({name}) => name === 'SIRFunction');
  const all = [
    ...sir.map(({href}) => ({name: 'SIR', kind: 'Function', href})),
    ...own.map(({name, kind, href, comment}) => ({
      name,
      kind: kindOf(KINDS[kind], comment),
      href,
    })),
    ...own
      .toSorted((a, b) => Number(b.kind.startsWith('widget')) - Number(a.kind.startsWith('widget')))
      .flatMap(fieldsOf),
  ];
  const seen = new Set<string>();
  return all.filter(({name, href}) => {
    const key = `${name} ${href}`;
    return seen.has(key) ? false : seen.add(key);
  });
}
