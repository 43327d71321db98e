import type {Checker} from './checkers/checker';
import {css} from './checkers/css';
import {http} from './checkers/http';
import {json} from './checkers/json';
import {shell} from './checkers/shell';
import {yaml} from './checkers/yaml';
import {isCompiled, type Fence} from '../fences/fence';
import {htmlProblems} from '../fences/html';
import type {Problem} from '../../base/problem';

const compiler: Checker = () => [];

/** What checks a language, apart from the compiler, which takes all fences of a page at once. */
const CHECKERS: Readonly<Record<string, Checker>> = {
  ts: compiler,
  tsx: compiler,
  js: compiler,
  jsx: compiler,
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

/** Languages for a flag, and what to do about it in another. */
const FLAG_LANGUAGES: readonly {
  readonly flag: string;
  readonly used: (fence: Fence) => boolean;
  readonly fits: (language: string) => boolean;
  readonly languages: string;
}[] = [
  {
    flag: 'continue',
    used: ({meta}) => meta.continues,
    fits: isCompiled,
    languages: 'ts, tsx, js and jsx',
  },
  {
    flag: 'errors',
    used: ({meta}) => meta.errors.length > 0,
    fits: (it) => isCompiled(it) || it === 'html',
    languages: 'ts, tsx, js, jsx and html',
  },
  {
    flag: 'run',
    used: ({meta}) => meta.run !== null,
    fits: (it) => isCompiled(it) || it === 'html',
    languages: 'ts, tsx, js, jsx and html',
  },
  {
    flag: 'type',
    used: ({meta}) => meta.type !== null,
    fits: (it) => it === 'json' || it === 'http',
    languages: 'json and http',
  },
];

/** Whether a fence's language is checked, and whether its flags mean something there. */
export function languageProblems(fence: Fence): Problem[] {
  const {file, line, language, meta} = fence;
  const problems: Problem[] = [];
  const add = (message: string, remedy: string): void => {
    problems.push({file, line, message, remedy});
  };
  if (!language) {
    add('The fence names no language.', `name one of ${checked}, or ${PLAIN} for plain text`);
  } else if (meta.unchecked === null && !CHECKERS[language] && language !== PLAIN) {
    add(
      `Nothing here checks ${language}.`,
      `name one of ${checked} or ${PLAIN}, or say why it stays unchecked: unchecked="reason"`,
    );
  }
  for (const {flag, used, fits, languages} of FLAG_LANGUAGES) {
    if (!used(fence)) {
      continue;
    }
    if (meta.unchecked !== null) {
      add(`The fence has the flag “${flag}” and is unchecked.`, `keep “${flag}” or “unchecked”`);
    } else if (!fits(language)) {
      add(
        `The flag “${flag}” means nothing for ${language || 'no language'}.`,
        `it is for ${languages}: remove it`,
      );
    }
  }
  return problems;
}
