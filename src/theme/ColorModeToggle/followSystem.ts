/** Local storage key that holds `system` while the reader follows the system's colour mode. */
export const FOLLOW_SYSTEM_KEY = 'theme-choice';

/** Remembers, or forgets, that the reader follows the system. Without storage: for this page only. */
export function rememberFollowSystem(follow: boolean): void {
  try {
    if (follow) {
      localStorage.setItem(FOLLOW_SYSTEM_KEY, 'system');
    } else {
      localStorage.removeItem(FOLLOW_SYSTEM_KEY);
    }
  } catch {
    // Storage is denied or full: the choice still holds until the page is left.
  }
}
