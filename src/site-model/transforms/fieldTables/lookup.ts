import {splitName} from '../../contract';
import type {ContractEntry, ContractField, ContractModel} from '../../contract';
import {fieldAnchorIn, pathAnchor, shownTypes, tabledTypes} from '../../contract/places';
import {entriesOf} from '../../contract/resolveName';

/** What `of` names, in the order of `resolveName`; a command is `SIR.addWidget` as well. */
export function entryOf(model: ContractModel, asked: string): ContractEntry | null {
  const {kind, name} = splitName(asked.replace(/^SIR\./, 'command:'));
  const kinds = kind ? [kind] : (['type', 'action', 'request', 'command'] as const);
  for (const it of kinds) {
    const found = it === 'prop' ? undefined : entriesOf(model, it).find((one) => one.name === name);
    if (found) {
      return found;
    }
  }
  return null;
}

/** The part of an address behind `#`. */
export function anchorIn(href: string): string {
  return href.slice(href.indexOf('#') + 1);
}

/** Where the rows of an entry's table can be linked to. */
export function rowId({kind, name, page}: ContractEntry): (field: ContractField) => string {
  return ({href, path}) => {
    if (kind === 'action' || kind === 'request') {
      return fieldAnchorIn(`${kind}-${pathAnchor(name)}`, path);
    }
    // Here is the place that the model's address leads to, unless the type has a page.
    return page ? fieldAnchorIn(name, path) : anchorIn(href);
  };
}

/** A type that has neither a page nor a table of its own. */
export function isOther({name, kind, page}: ContractEntry): boolean {
  const shown = kind === 'widget property set' || [...tabledTypes, ...shownTypes].includes(name);
  return page === null && !shown;
}
