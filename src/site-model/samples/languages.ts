import type {Checker} from './checkers/checker';
import {css} from './checkers/css';
import {http} from './checkers/http';
import {json} from './checkers/json';
import {shell} from './checkers/shell';
import {yaml} from './checkers/yaml';
import {COMPILED, problemIn, type Fence} from '../fences/fence';
import {htmlProblems} from '../fences/html';
import type {Meta} from '../fences/meta';
import type {Problem} from '../../base/problem';

const compiler: Checker = () => [];

/** What checks a language, apart from the compiler, which takes all fences of a page at once. */
const CHECKERS: Readonly<Record<string, Checker>> = {
  ...Object.fromEntries(COMPILED.map((language) => [language, compiler])),
  html: htmlProblems,
  json,
  http,
  shell,
  css,
  yaml,
};

/** Nothing can be wrong with it. */
const PLAIN = 'text';

const checked = Object.keys(CHECKERS).join(', ');

export function checkerOf({language, meta}: Fence): Checker | null {
  return meta.unchecked === null ? (CHECKERS[language] ?? null) : null;
}

const SCRIPTS = [...COMPILED, 'html'];

/** The languages that a flag is for. */
const FLAG_LANGUAGES: readonly (readonly [
  flag: string,
  isUsed: (meta: Meta) => boolean,
  languages: readonly string[],
])[] = [
  ['continue', ({continues}) => continues, COMPILED],
  ['errors', ({errors}) => errors.length > 0, SCRIPTS],
  ['run', ({run}) => run !== null, SCRIPTS],
  ['type', ({type}) => type !== null, ['json', 'http']],
];

/** Whether a fence's language is checked, and whether its flags mean something there. */
export function languageProblems(fence: Fence): Problem[] {
  const {language, meta} = fence;
  const problems: Problem[] = [];
  const add = (message: string, remedy: string): void => {
    problems.push(problemIn(fence, 0, message, remedy));
  };
  if (!language) {
    add('The fence names no language.', `name one of ${checked}, or ${PLAIN} for plain text`);
  } else if (meta.unchecked === null && !CHECKERS[language] && language !== PLAIN) {
    add(
      `Nothing here checks ${language}.`,
      `name one of ${checked} or ${PLAIN}, or say why it stays unchecked: unchecked="reason"`,
    );
  }
  for (const [flag, , languages] of FLAG_LANGUAGES.filter(([, isUsed]) => isUsed(meta))) {
    const list = languages.join(', ').replace(/, (?=\w+$)/, ' and ');
    if (meta.unchecked !== null) {
      add(`The fence has the flag “${flag}” and is unchecked.`, `keep “${flag}” or “unchecked”`);
    } else if (!languages.includes(language)) {
      const where = language || 'no language';
      add(`The flag “${flag}” means nothing for ${where}.`, `it is for ${list}: remove it`);
    }
  }
  return problems;
}
