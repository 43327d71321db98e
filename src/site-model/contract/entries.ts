import type {ApiField, ApiType} from './api';
import {nested} from './fields';
import type {ContractEntry} from './model';
import {commandAnchor, integrationPage, pathAnchor} from './places';
import {commandSignature, requestSignature} from './signatures';
import {firstSentence, typeString} from './text';

const base = {
  page: null,
  declaration: null,
  fields: [],
  overloads: [],
  values: [],
  type: null,
  widget: null,
} satisfies Partial<ContractEntry>;

export function commandEntries(sir: ApiType | undefined): ContractEntry[] {
  const all = sir?.commands ?? [];
  const names = [...new Set(all.map(({command}) => command))];
  return names.flatMap((name): ContractEntry[] => {
    const commands = all.filter(({command}) => command === name);
    const href = `${integrationPage}#${commandAnchor(name)}`;
    const overloads = commands.map((command) => ({
      signature: commandSignature(command),
      sentence: firstSentence(command.comment.summary),
      comment: command.comment,
      provisional: command.comment.provisional,
      fields: nested(command.parameters, ({path}) => `${href}.${pathAnchor(path)}`),
      source: command.source,
    }));
    const [first] = overloads;
    return first
      ? [
          {
            ...base,
            name,
            kind: 'SIR command',
            href,
            signature: first.signature,
            sentence: first.sentence,
            comment: first.comment,
            provisional: overloads.every((it) => it.provisional),
            overloads,
            source: first.source,
          },
        ]
      : [];
  });
}

/** The type a field has, where it is one with an entry. */
function typeOf(
  field: ApiField | undefined,
  types: readonly ContractEntry[],
): ContractEntry | null {
  const [piece, ...others] = field?.type ?? [];
  return typeof piece === 'object' && !others.length
    ? (types.find(({name}) => name === piece.type) ?? null)
    : null;
}

/** A request is told on the page of its arguments. */
export function requestEntries(
  map: ApiType | undefined,
  types: readonly ContractEntry[],
): ContractEntry[] {
  const properties = map?.properties ?? [];
  const requests = properties.filter(({expanded}) => expanded !== null);
  return requests.map(({path: name, comment, source}): ContractEntry => {
    const find = (part: string) => properties.find(({path}) => path === `${name}.${part}`);
    const args = find('args');
    const response = find('response');
    const href = typeOf(args, types)?.href ?? typeOf(response, types)?.href;
    if (!args || !response || !href) {
      throw new Error(
        `${source.file}:${source.line}: the request ${name} needs \`args\` and \`response\`, each one named type.`,
      );
    }
    const parts = [args, response].map((it) => ({...it, path: it.path.slice(name.length + 1)}));
    return {
      ...base,
      name,
      kind: 'request',
      href,
      signature: requestSignature(name, typeString(args.type), typeString(response.type)),
      sentence: firstSentence(comment.summary),
      comment,
      provisional: comment.provisional,
      fields: nested(parts, ({path}) => typeOf(find(path), types)?.href ?? href),
      source,
    };
  });
}
