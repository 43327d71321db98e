/** Local storage key that holds `system` while the reader follows the system's colour mode. */
export const FOLLOW_SYSTEM = 'theme-choice';
