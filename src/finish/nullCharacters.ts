import type {Step} from './page/step';

/**
 * Takes out the null characters that React 18 leaves where a chunk of what it renders ends within a
 * character (facebook/react#24985, fixed in 19). Browsers skip them; other programs don't.
 */
export const nullCharacters: Step = (html) => html.replaceAll('\0', '');
