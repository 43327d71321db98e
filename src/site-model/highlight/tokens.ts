import {Prism} from 'prism-react-renderer';
import type {TokenStream} from 'prismjs';
import {grammarOf} from './languages';

/** A stretch of code in one colour. */
export interface Run {
  readonly text: string;
  /** One of the classes that `src/components/CodeBlock/styles.module.css` colours; '' for none. */
  readonly className: string;
}

/** Prism's token types by the class they are shown with; a name that is missing has its parent's. */
const TYPES: Readonly<Record<string, string>> = {
  'tk-c': 'comment prolog doctype cdata',
  'tk-k': 'keyword atrule important rule',
  'tk-s': 'string char attr-value template-string regex inserted url header-value',
  'tk-n': 'number boolean constant symbol nil unit',
  'tk-f': 'function method function-variable selector tag',
  'tk-t': 'class-name builtin namespace',
  'tk-p': 'property attr-name variable header-name key',
  'tk-d': 'deleted',
  // Code inside of a string or a tag is code again. What joins words has the colour of the text: with
  // one of its own it made half of all elements of the code, and 6 % of a long page's bytes.
  '': 'interpolation script style punctuation operator entity',
};

const CLASS_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(TYPES).flatMap(([className, types]) =>
    types.split(' ').map((type) => [type, className] as const),
  ),
);

function flatten(stream: TokenStream, className: string): Run[] {
  if (typeof stream === 'string') {
    return [{text: stream, className}];
  }
  if (Array.isArray(stream)) {
    return stream.flatMap((part) => flatten(part, className));
  }
  const types = [...[stream.alias ?? []].flat(), stream.type];
  const own = types.map((type) => CLASS_OF.get(type)).find((it) => it !== undefined);
  return flatten(stream.content, own ?? className);
}

/** White space has no colour, so it joins what comes before it; so do neighbours of one class. */
function merged(runs: readonly Run[]): Run[] {
  return runs.reduce<Run[]>((done, run) => {
    const last = done.at(-1);
    if (last && (run.className === last.className || /^\s*$/.test(run.text))) {
      return [...done.slice(0, -1), {...last, text: last.text + run.text}];
    }
    return run.text ? [...done, run] : done;
  }, []);
}

export function tokenize(code: string, language: string): Run[] {
  const grammar = grammarOf(language);
  return grammar
    ? merged(flatten(Prism.tokenize(code, grammar), ''))
    : [{text: code, className: ''}];
}
