import {sentenceOf} from '../rules/rules';

/** One thing that is wrong, of an adapter or of a value. */
export interface Reported {
  readonly rule: string;
  readonly request: string;
  readonly path: string;
  readonly message: string;
  readonly link: string;
}

export interface Report {
  readonly findings: readonly Reported[];
  readonly unchecked: readonly string[];
  readonly checked: readonly string[];
  /** What is said before the rest. */
  readonly notes?: readonly string[];
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

function textOf({rule, request, path, message, link}: Reported): string {
  const place = [request, path].filter(Boolean).join(', ');
  const sentence = sentenceOf(rule);
  return `${rule}${place && `  ${place}`}${sentence && `: ${sentence}`}\n  ${message}\n  ${link}`;
}

/** The report that a person reads. */
export function asText({findings, unchecked, checked, notes = []}: Report): string {
  const all = `${checked.length ? `Checked: ${checked.join(', ')}.` : 'Nothing could be checked.'}`;
  const why = unchecked.includes('signature')
    ? 'That takes your public key, with --key FILE.'
    : 'No answer had data, so nothing is known of them. If the adapter needs a backend, pass --backend FILE.';
  const not = unchecked.length ? `Not checked: ${unchecked.join(', ')}. ${why}` : '';
  const sum = findings.length ? `${count(findings.length, 'finding')}.` : 'no problem found';
  const lines = [all, not, checked.length || findings.length ? sum : ''].filter(Boolean).join('\n');
  return [...notes, ...findings.map(textOf), lines].join('\n\n');
}

export const asJson = ({findings, unchecked}: Report): string =>
  JSON.stringify({findings, unchecked}, null, 2);

/** 0: clean. 1: something is wrong. 2: nothing could be checked. */
export const codeOf = ({findings, checked}: Report): number =>
  findings.length ? 1 : checked.length ? 0 : 2;
