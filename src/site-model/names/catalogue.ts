import type {ContractEntry, ContractField, ContractModel, NameCard} from '../contract';
import {onceFor} from '../../base/onceFor';
import {flat} from '../contract/fields';
import type {Target} from '../samples/references';

/** Where a name leads, and under which key its card is in the page. */
interface Place {
  /** A path of the site without base URL, maybe with anchor. */
  readonly href: string;
  /** The address itself, but for a request. */
  readonly card: string;
}

/** An entry of the model, or a name that was resolved in a text. */
type Named = Pick<ContractEntry, 'name' | 'href'> & {readonly kind: string};

/** The parts of the contract by the place where they are documented. */
interface Catalogue {
  /** Of an address or another key; `null` for what needs no card. */
  readonly card: (key: string) => NameCard | null;
  readonly place: (named: Named) => Place;
  /** What a name in a sample leads to; `null` for what has no place, or is not worth a link. */
  readonly target: (target: Target) => Place | null;
  /** A name that stands for a widget's property and for no field of any other type. */
  readonly isPropertyOnly: (name: string) => boolean;
  /** Names of the fields of a type. */
  readonly fieldsOf: (type: string) => ReadonlySet<string>;
}

function fieldsIn(entry: ContractEntry): ContractField[] {
  return flat([...entry.fields, ...entry.overloads.flatMap((it) => it.fields)]);
}

const typeKinds = ['interface', 'alias', 'function', 'widget property set'];
const targetKinds = {
  type: typeKinds,
  function: typeKinds,
  action: ['action'],
  request: ['request'],
  command: ['SIR command'],
} as const;

// The page of a request is the page of a type, and has that type's card.
const place = ({kind, name, href}: Named): Place => ({
  href,
  card: kind === 'request' ? `request:${name}` : href,
});

function makeCatalogue({entries}: ContractModel): Catalogue {
  const cards = new Map<string, NameCard>();
  // What comes first has the place: types come before the requests that are documented on their pages.
  for (const item of [...entries, ...entries.flatMap(fieldsIn)]) {
    cards.set(item.href, cards.get(item.href) ?? item);
  }
  const requests = entries.filter(({kind}) => kind === 'request');
  requests.forEach((it) => cards.set(`request:${it.name}`, it));
  const widgets = entries.filter(({kind}) => kind === 'widget property set');
  const properties = widgets.flatMap(fieldsIn);
  const places = new Set(properties.map(({href}) => href));
  const others = entries.flatMap(fieldsIn).filter(({href}) => !places.has(href));

  const named = (name: string, kinds: readonly string[]) =>
    entries.find((it) => it.name === name && kinds.includes(it.kind));

  function entryOf(target: Target): ContractEntry | ContractField | undefined {
    switch (target.kind) {
      case 'global':
        return target.name === 'SIR' ? named('SIRFunction', typeKinds) : undefined;
      case 'property': {
        const owner = named(target.type, typeKinds);
        const field = owner && fieldsIn(owner).find(({path}) => path === target.path);
        return field && places.has(field.href) ? field : undefined;
      }
      case 'widget':
        return widgets.find(({widget}) => widget === target.name);
      default:
        return named(target.name, targetKinds[target.kind]);
    }
  }

  return {
    card: (key) => cards.get(key) ?? null,
    place,
    target(target) {
      const found = entryOf(target);
      return found ? place({kind: target.kind, name: found.name, href: found.href}) : null;
    },
    isPropertyOnly: (name) =>
      properties.some((it) => it.name === name) && !others.some((it) => it.name === name),
    fieldsOf: (type) =>
      new Set(
        entries
          .filter(({name}) => name === type)
          .flatMap(fieldsIn)
          .map(({name}) => name),
      ),
  };
}

/** Made once for each state of the contract. */
export const catalogueOf = onceFor(makeCatalogue);
