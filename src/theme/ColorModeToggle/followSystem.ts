import {storageKey} from '@site/src/base/storageKey';
import {FOLLOW_SYSTEM} from '../../base/followSystemKey';

const KEY = storageKey(FOLLOW_SYSTEM);

/** Remembers, or forgets, that the reader follows the system. Without storage: for this page only. */
export function rememberFollowSystem(follow: boolean): void {
  try {
    if (follow) {
      localStorage.setItem(KEY, 'system');
    } else {
      localStorage.removeItem(KEY);
    }
  } catch {
    // Storage is denied or full: the choice still holds until the page is left.
  }
}
