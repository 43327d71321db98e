import {storageKey} from '@site/src/base/storageKey';

const KEY = storageKey('search-slash');

/**
 * Whether `/` opens the search. Who speaks to the computer, or whose hand hits keys by accident,
 * can turn it off in the dialog (WCAG 2.1.4: a key without Ctrl or the like).
 */
export function slashOpens(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setSlashOpens(opens: boolean): void {
  try {
    if (opens) {
      localStorage.removeItem(KEY);
    } else {
      localStorage.setItem(KEY, 'off');
    }
  } catch {
    // Storage is denied: the choice can't be kept.
  }
}
