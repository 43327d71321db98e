import {createStorageSlot} from '@docusaurus/theme-common';

/**
 * Holds `off` where `/` does not open the search. Who speaks to the computer, or whose hand hits
 * keys by accident, can turn it off in the dialog (WCAG 2.1.4: a key without Ctrl or the like).
 */
export const slash = createStorageSlot('search-slash');

export const slashOpens = (): boolean => slash.get() !== 'off';
