import path from 'node:path';
import type {ContractModel} from '../contract/model';
import {pageRoute} from '../../base/pageRoute';
import {isGenerated, type Source} from '../sources/sources';

/** The file whose exports are the reference: its index tells of all of them. */
const REFERENCE_ENTRY = 'src/contract/index.ts';

const SHOWN = /^[ \t]*`{3,}.*\sfile="([^"]+)"/gm;

/**
 * The files that say what a page says: the page itself and the files of projects that it shows, and
 * for one of the generated reference the part of the contract that it is made from. All paths are
 * relative to the site's folder.
 */
export function pageSources(
  {file, text}: Pick<Source, 'file' | 'text'>,
  contract: ContractModel | null,
): string[] {
  if (!isGenerated(file)) {
    return [...new Set([file, ...[...text.matchAll(SHOWN)].map(([, shown = '']) => shown)])];
  }
  const entries = (contract?.entries ?? []).filter(({page}) => page !== null);
  if (path.posix.parse(file).name === 'index') {
    return [...new Set([REFERENCE_ENTRY, ...entries.map(({source}) => source.file)])];
  }
  const route = pageRoute(file);
  // While developing, a page can outlive its type for a moment.
  return [entries.find(({page}) => page === route)?.source.file ?? file];
}
