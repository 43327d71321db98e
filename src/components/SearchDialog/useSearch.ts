import {useEffect, useState} from 'react';
import address from '@generated/search-index/default/index.json';
import type {SearchData} from '../../search/data';
import {openSearch, type Search} from '../../search/find';

/** One for the tab; what has failed is tried again. */
let loading: Promise<Search> | undefined;

async function load(): Promise<Search> {
  const response = await fetch(address);
  // What is no index, such as a page that says 404, fails here as well.
  return openSearch((await response.json()) as SearchData);
}

/** The search once its index is there, and how to try again when it is not. */
export function useSearch(): [Search | 'loading' | 'failed', retry: () => void] {
  const [state, setState] = useState<Search | 'loading' | 'failed'>('loading');

  useEffect(() => {
    if (state === 'loading') {
      loading ??= load();
      loading.then(setState, () => {
        loading = undefined;
        setState('failed');
      });
    }
  }, [state]);

  return [state, () => setState('loading')];
}
