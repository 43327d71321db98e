import {useEffect, useState} from 'react';
import type {Search} from '../../search/find';
import {loadSearch} from './loadSearch';

type SearchState =
  {readonly status: 'loading' | 'failed'} | {readonly status: 'ready'; readonly search: Search};

/** The search once its index is there, and how to try again when it is not. */
export function useSearch(): [SearchState, retry: () => void] {
  const [state, setState] = useState<SearchState>({status: 'loading'});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isWanted = true;
    loadSearch().then(
      (search) => isWanted && setState({status: 'ready', search}),
      () => isWanted && setState({status: 'failed'}),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  function retry(): void {
    setState({status: 'loading'});
    setAttempt((count) => count + 1);
  }

  return [state, retry];
}
