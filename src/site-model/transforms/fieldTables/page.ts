import {resolveName, type ContractModel} from '../../contract';
import type {LinkTarget} from '../../contract/model';

/** What the tables of one page share. */
export interface Page {
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
