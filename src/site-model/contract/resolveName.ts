import leven from 'leven';
import {flat} from './fields';
import type {ContractEntry, ContractField, ContractModel, EntryKind} from './model';

/** What a name can stand for, in the order in which it is looked up. */
const nameKinds = ['type', 'action', 'request', 'prop', 'command'] as const;

type NameKind = (typeof nameKinds)[number];

const entryKinds: Readonly<Record<Exclude<NameKind, 'prop'>, readonly EntryKind[]>> = {
  type: ['interface', 'alias', 'function', 'widget property set'],
  action: ['action'],
  request: ['request'],
  command: ['SIR command'],
};

export interface ResolvedName {
  readonly kind: NameKind;
  /** Without prefix: `BetSlip`, `BetSlip.stake`, `jwt`. */
  readonly name: string;
  /** A path of the site without base URL, maybe with anchor. */
  readonly href: string;
  /** The key of what a card says of it. */
  readonly card: string;
}

/** The address, but for a request: its page is that of a type, and has that type's card. */
export function cardKey({kind, name, href}: {kind: string; name: string; href: string}): string {
  return kind === 'request' ? `request:${name}` : href;
}

export function entriesOf(model: ContractModel, kind: Exclude<NameKind, 'prop'>): ContractEntry[] {
  return model.entries.filter((it) => entryKinds[kind].includes(it.kind));
}

/** Properties of all widgets; the first widget's come first, so that they are what a name means. */
export function widgetProperties(model: ContractModel): ContractField[] {
  const sets = model.entries.filter((it) => it.kind === 'widget property set');
  return sets.flatMap(({fields}) => flat(fields));
}

/** `reactions.type` as a reader writes it, `reactions[].type` as the model has it. */
function isPath(field: ContractField, path: string): boolean {
  return field.path.replaceAll('[]', '') === path.replaceAll('[]', '');
}

function find(
  model: ContractModel,
  name: string,
  kind: NameKind,
): ContractEntry | ContractField | undefined {
  if (kind === 'prop') {
    return widgetProperties(model).find((it) => isPath(it, name));
  }
  const entries = entriesOf(model, kind);
  const entry = entries.find((it) => it.name === name);
  // `virtualStadium.matchEventMarkets` is a name with a dot; `BetSlip.stake` is a field.
  const owner = entries.find((it) => name.startsWith(`${it.name}.`));
  const path = owner && name.slice(owner.name.length + 1);
  return entry ?? (path ? flat(owner.fields).find((it) => isPath(it, path)) : undefined);
}

/** `action:BetSlip` in its parts; a name without prefix has no kind. */
export function splitName(text: string): {readonly kind: NameKind | null; readonly name: string} {
  const [prefix = '', ...rest] = text.split(':');
  const kind = nameKinds.find((it) => it === prefix);
  return kind && rest.length ? {kind, name: rest.join(':')} : {kind: null, name: text};
}

/**
 * What a name of the contract stands for, and where that is documented.
 *
 * A name is looked up in this order, and the first that has it wins: type (`BetSlip`, or one of its
 * fields: `BetSlip.stake`), action type (`CopyBet`), adapter request (`outcomes`), widget property
 * (`jwt`; the `virtualStadium` widget's before those of other widgets), `SIR` command
 * (`addWidget`). What an earlier one hides is named with a prefix: `action:BetSlip`,
 * `request:betShare`, `prop:language`, `command:check`, `type:BetSlip`. The second argument does
 * the same as the prefix.
 *
 * `null` when there is no such name; see `nearestNames`.
 */
export function resolveName(
  model: ContractModel,
  text: string,
  wanted?: NameKind,
): ResolvedName | null {
  const {kind: prefix, name} = splitName(text);
  const only = wanted ?? prefix;
  for (const kind of only ? [only] : nameKinds) {
    const found = find(model, name, kind);
    if (found) {
      const {href} = found;
      return {kind, name, href, card: cardKey({kind, name: found.name, href})};
    }
  }
  return null;
}

/** The names most like one that does not exist, nearest first, for “did you mean”. */
export function nearestNames(model: ContractModel, text: string, count = 3): string[] {
  const {kind, name} = splitName(text);
  const known = (kind ? [kind] : nameKinds).flatMap((it) => {
    const found = it === 'prop' ? widgetProperties(model) : entriesOf(model, it);
    const names = found.map((one) => ('path' in one ? one.path : one.name));
    return names.map((one) =>
      kind || resolveName(model, one)?.kind !== it ? `${it}:${one}` : one,
    );
  });
  return nearest(kind ? `${kind}:${name}` : name, known, count);
}

export function nearest(text: string, known: readonly string[], count = 3): string[] {
  const distance = (it: string) => leven(it.toLowerCase(), text.toLowerCase());
  return [...new Set(known)].sort((a, b) => distance(a) - distance(b)).slice(0, count);
}
