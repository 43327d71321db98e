import {resolveName, splitName} from '../../contract';
import type {ContractEntry, ContractField, ContractModel} from '../../contract';
import type {LinkTarget} from '../../contract/model';
import {fieldAnchorIn, pathAnchor, shownTypes, tabledTypes} from '../../contract/places';
import {entriesOf} from '../../contract/resolveName';
import type {Marking} from '../dividedTable';

/** What the tables of one page share. */
export interface Page extends Marking {
  readonly model: ContractModel;
  /** Of a page of the reference, its path: a link to one of its own fields stays on it. */
  readonly own: string | null;
  /** Gives the id the first time it is asked for, and `null` after that. */
  readonly claim: (id: string) => string | null;
}

/** The address of a type or of one of its fields; `null` for what the contract does not have. */
export function hrefOf({model, own}: Page, to: LinkTarget): string | null {
  if ('url' in to) {
    return to.url;
  }
  const found = to.field ? resolveName(model, `${to.type}.${to.field}`, 'type') : null;
  const href = (found ?? resolveName(model, to.type, 'type'))?.href ?? null;
  return own && href?.startsWith(`${own}#`) ? href.slice(own.length) : href;
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

/** What `of` names, in the order of `resolveName`; a command is `SIR.addWidget` as well. */
export function entryOf({model}: Page, asked: string): ContractEntry | null {
  const {kind, name} = splitName(asked.replace(/^SIR\./, 'command:'));
  const kinds = (['type', 'action', 'request', 'command'] as const).filter(
    (it) => !kind || it === kind,
  );
  const entries = kinds.flatMap((it) => entriesOf(model, it));
  return entries.find((it) => it.name === name) ?? null;
}

/** Types that have neither a page nor a table of their own. */
export function otherTypes(model: ContractModel): ContractEntry[] {
  const shown = [...tabledTypes, ...shownTypes];
  return entriesOf(model, 'type').filter(
    ({name, kind, page}) =>
      page === null && kind !== 'widget property set' && !shown.includes(name),
  );
}
