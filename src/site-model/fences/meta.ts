import type {Problem} from '../../base/problem';

/** What comes after a fence's language. CONTRIBUTING.md explains each flag to authors. */
export interface Meta {
  readonly title: string | null;
  /** The fence goes on where the last checked fence of its page ended: the same scope. */
  readonly continues: boolean;
  /** Compiler errors that the fence shows on purpose, one entry for each time. */
  readonly errors: readonly number[];
  /** Why nothing checks the fence. */
  readonly unchecked: string | null;
  /** Name under which a test of tests/unit/samples, or the player on the page, runs the fence. */
  readonly run: string | null;
  /** File of a project that the fence shows, and the part of it; `null` for all of it. */
  readonly file: string | null;
  readonly region: string | null;
  /** Type of the contract that a JSON document is an example of. */
  readonly type: string | null;
  /** Of the first line, where lines are numbered. */
  readonly firstLineNumber: number | null;
  /** Lines that belong together, counted from 1 as the reader sees them: those of 1, those of 2 … */
  readonly pairs: readonly (readonly number[])[];
  /** Lines to highlight, counted from 1 as the reader sees them. */
  readonly highlighted: ReadonlySet<number>;
}

type MetaProblem = Pick<Problem, 'message' | 'remedy'>;

type Takes = 'a value' | 'no value' | 'anything';

/** Every flag that a fence can have, and what follows it. */
const FLAGS: Readonly<Record<string, Takes>> = {
  title: 'a value',
  // Docusaurus's own: `showLineNumbers`, or `showLineNumbers=5` for the first number.
  showLineNumbers: 'anything',
  continue: 'no value',
  errors: 'a value',
  unchecked: 'a value',
  run: 'a value',
  type: 'a value',
  file: 'a value',
  region: 'a value',
  pairs: 'a value',
};

/** `{1,4-6}`, a flag, or a flag with a value; everything else is a slip. */
const TOKEN =
  /\s*(?:(?<lines>\{[\d,\s-]+\})|(?<flag>[A-Za-z][\w-]*)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>\d+)))?(?=\s|$))/gy;

const known = Object.keys(FLAGS).join(', ');

function flagProblem(
  flag: string,
  value: string | undefined,
  isSecond: boolean,
): MetaProblem | null {
  const takes = FLAGS[flag];
  if (!takes) {
    const message = `The fence has the unknown flag “${flag}”.`;
    return {message, remedy: `use one of ${known}, or remove it`};
  }
  if (takes === 'a value' && !value?.trim()) {
    const remedy = `write ${flag}="…", in double quotes`;
    return {message: `The flag “${flag}” has no value.`, remedy};
  }
  if (takes === 'no value' && value !== undefined) {
    return {message: `The flag “${flag}” takes no value.`, remedy: `write ${flag} alone`};
  }
  return isSecond
    ? {message: `The fence has the flag “${flag}” twice.`, remedy: 'remove one of them'}
    : null;
}

/** `{1,4-6}` */
function lineNumbers(text: string): number[] {
  const ranges = text.match(/\d+(?:\s*-\s*\d+)?/g) ?? [];
  return ranges.flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}

/** Reads a fence's flags. Unlike Docusaurus it ignores none: a misspelled flag is a check less. */
export function parseMeta(text: string): {meta: Meta; problems: MetaProblem[]} {
  const problems: MetaProblem[] = [];
  const values = new Map<string, string>();
  const highlighted = new Set<number>();
  let end = 0;
  for (const {0: token, index, groups = {}} of text.matchAll(TOKEN)) {
    end = index + token.length;
    const {flag, lines = '', double, single, bare} = groups;
    const value = double ?? single ?? bare;
    const problem = flag ? flagProblem(flag, value, values.has(flag)) : null;
    if (problem) {
      problems.push(problem);
    } else if (flag) {
      values.set(flag, value ?? '');
    }
    lineNumbers(lines).forEach((line) => highlighted.add(line));
  }
  const rest = text.slice(end).trim();
  if (rest) {
    problems.push({
      message: `The fence's flags can't be read from “${rest}” on.`,
      remedy: 'separate flags by spaces and put values in double quotes',
    });
  }
  const written = values.get('errors')?.trim();
  const codes = written?.split(/[\s,]+/).map((code) => /^(?:TS)?(\d{4,5})$/.exec(code)?.[1]) ?? [];
  if (codes.includes(undefined)) {
    problems.push({
      message: `The flag “errors” holds “${written}”.`,
      remedy: 'give the numbers of compiler errors, separated by spaces: errors="2322 2339"',
    });
  }
  const pairs = (values.get('pairs') ?? '').split(',').filter(Boolean);
  if (pairs.some((lines) => !/^\s*\d+(?:\s*-\s*\d+)?\s*$/.test(lines))) {
    problems.push({
      message: `The flag “pairs” holds “${values.get('pairs')}”.`,
      remedy: 'give the lines of 1, of 2 and so on, separated by commas: pairs="1, 3-5, 8"',
    });
  }
  if (values.has('region') && !values.has('file')) {
    problems.push({
      message: 'The fence has the flag “region” without “file”.',
      remedy: 'name the file that has the region: file="samples/…"',
    });
  }
  const numbers = values.get('showLineNumbers');
  return {
    meta: {
      title: values.get('title') ?? null,
      continues: values.has('continue'),
      errors: codes.flatMap((code) => (code === undefined ? [] : Number(code))),
      unchecked: values.get('unchecked') ?? null,
      run: values.get('run') ?? null,
      file: values.get('file') ?? null,
      region: values.get('region') ?? null,
      type: values.get('type') ?? null,
      pairs: pairs.map(lineNumbers),
      firstLineNumber: numbers === undefined ? null : Number(numbers || 1),
      highlighted,
    },
    problems,
  };
}
