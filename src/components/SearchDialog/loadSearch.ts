import address from '@generated/search-index/default/index.json';
import type {SearchData} from '../../search/data';
import {openSearch, type Search} from '../../search/find';

let loading: Promise<Search> | undefined;

async function load(): Promise<Search> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return openSearch((await response.json()) as SearchData);
}

/** Loads the index, once for the tab; what has failed is tried again. */
export function loadSearch(): Promise<Search> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
