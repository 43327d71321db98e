/** What comes after a fence's language. CONTRIBUTING.md explains each flag to authors. */
export interface Meta {
  readonly title: string | null;
  /** The fence goes on where the last checked fence of its page ended: the same scope. */
  readonly continues: boolean;
  /** Compiler errors that the fence shows on purpose, one entry for each time. */
  readonly errors: readonly number[];
  /** Why nothing checks the fence. */
  readonly unchecked: string | null;
  /** Name under which a test of tests/unit/samples runs the fence. */
  readonly run: string | null;
  /** Type of the contract that a JSON document is an example of. */
  readonly type: string | null;
  /** Of the first line, where lines are numbered. */
  readonly firstLineNumber: number | null;
  /** Lines to highlight, counted from 1 as the reader sees them. */
  readonly highlighted: ReadonlySet<number>;
}

interface MetaProblem {
  readonly message: string;
  readonly remedy: string;
}

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
};

/** `{1,4-6}`, a flag, or a flag with a value; everything else is a slip. */
const TOKEN =
  /\s*(?:(?<lines>\{[\d,\s-]+\})|(?<flag>[A-Za-z][\w-]*)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>\d+)))?(?=\s|$))/y;

const known = Object.keys(FLAGS).join(', ');

function flagProblem(flag: string, value: string | undefined): MetaProblem | null {
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
  return null;
}

/** The numbers of `errors="2339 TS2322"`. */
function errorCodes(text: string): number[] | null {
  const codes = text.trim().split(/[\s,]+/);
  return codes.every((code) => /^(?:TS)?\d{4,5}$/.test(code))
    ? codes.map((code) => Number(code.replace('TS', '')))
    : null;
}

/** `{1,4-6}` */
function lineNumbers(text: string): number[] {
  return text
    .replace(/[{}\s]/g, '')
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part.split('-').map(Number);
      return Array.from({length: last - first + 1}, (_, index) => first + index);
    });
}

/** Reads a fence's flags. Unlike Docusaurus it ignores none: a misspelled flag is a check less. */
export function parseMeta(text: string): {meta: Meta; problems: MetaProblem[]} {
  const problems: MetaProblem[] = [];
  const values = new Map<string, string>();
  const highlighted = new Set<number>();
  TOKEN.lastIndex = 0;
  const end = text.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const start = TOKEN.lastIndex;
    const groups = TOKEN.exec(text)?.groups;
    if (!groups) {
      problems.push({
        message: `The fence's flags can't be read from “${text.slice(start).trim()}” on.`,
        remedy: 'separate flags by spaces and put values in double quotes',
      });
      break;
    }
    const {flag, lines = '', double, single, bare} = groups;
    if (!flag) {
      lineNumbers(lines).forEach((line) => highlighted.add(line));
      continue;
    }
    const value = double ?? single ?? bare;
    const problem = flagProblem(flag, value);
    if (problem) {
      problems.push(problem);
    } else if (values.has(flag)) {
      problems.push({message: `The flag “${flag}” stands twice.`, remedy: 'remove one of them'});
    } else {
      values.set(flag, value ?? '');
    }
  }

  const codes = errorCodes(values.get('errors') ?? '0000');
  if (!codes) {
    problems.push({
      message: `The flag “errors” holds “${values.get('errors')}”.`,
      remedy: 'give the numbers of compiler errors, separated by spaces: errors="2322 2339"',
    });
  }
  const numbers = values.get('showLineNumbers');
  return {
    meta: {
      title: values.get('title') ?? null,
      continues: values.has('continue'),
      errors: values.has('errors') ? (codes ?? []) : [],
      unchecked: values.get('unchecked') ?? null,
      run: values.get('run') ?? null,
      type: values.get('type') ?? null,
      firstLineNumber: numbers === undefined ? null : Number(numbers || 1),
      highlighted,
    },
    problems,
  };
}
