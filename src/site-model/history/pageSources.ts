import path from 'node:path';
import type {ContractModel} from '../contract/model';
import {pageRoute} from '../../base/pageRoute';

export interface PageSources {
  readonly model: () => ContractModel;
  /** The contract's file whose exports are the reference, relative to the site's folder. */
  readonly entryPoint: string;
  /** The folder of the generated reference, relative to the site's folder. */
  readonly reference?: string;
}

/**
 * The files that say what a page says: the page itself, and for one of the generated reference the
 * part of the contract that it is made from.
 *
 * @param file - of the page, relative to the site's folder
 */
export function pageSources(
  file: string,
  {model, entryPoint, reference = 'docs/api'}: PageSources,
): string[] {
  if (!file.startsWith(`${reference}/`)) {
    return [file];
  }
  const {entries} = model();
  if (path.posix.dirname(file) === reference) {
    // The index tells of all types.
    const sources = entries.flatMap(({page, source}) => (page ? [source.file] : []));
    return [...new Set([entryPoint, ...sources])];
  }
  const route = pageRoute(file);
  // While developing, a page can outlive its type for a moment.
  return [entries.find(({page}) => page === route)?.source.file ?? file];
}
