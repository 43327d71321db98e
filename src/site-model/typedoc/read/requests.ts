import type {ContractEntry, ContractField} from '../../contract/model';
import {requestSignature} from '../../contract/signatures';
import {inRow} from './places';

/** The type a field has, where it is one with an entry. */
function typeOf(
  field: ContractField | undefined,
  types: readonly ContractEntry[],
): ContractEntry | undefined {
  const [piece, ...others] = field?.type ?? [];
  return typeof piece === 'object' && !others.length
    ? types.find(({name}) => name === piece.type)
    : undefined;
}

/** The properties of a type as requests of an adapter, each told on the page of its arguments. */
export function requestEntries(
  map: ContractEntry | undefined,
  types: readonly ContractEntry[],
): ContractEntry[] {
  const requests = (map?.fields ?? []).filter(({expanded}) => expanded !== null);
  return requests.map(({name, sentence, comment, provisional, fields, source}): ContractEntry => {
    const args = fields.find((it) => it.name === 'args');
    const response = fields.find((it) => it.name === 'response');
    const href = (typeOf(args, types) ?? typeOf(response, types))?.href;
    if (!args || !response || !href) {
      throw new Error(
        `${source.file}:${source.line}: the request ${name} needs \`args\` and \`response\`, each one named type.`,
      );
    }
    return {
      ...inRow,
      name,
      kind: 'request',
      href,
      signature: requestSignature(name, args.type, response.type),
      sentence,
      comment,
      provisional,
      fields: [args, response].map((it) => ({
        ...it,
        path: it.name,
        href: typeOf(it, types)?.href ?? href,
      })),
      source,
    };
  });
}
