import type {Problem} from '../../base/problem';

/** What to do, by what the MDX parser says. */
const REMEDIES: readonly (readonly [says: RegExp, remedy: string])[] = [
  [
    /import\/exports/,
    'a page holds no JavaScript but imports of its components; begin a text with another word than import or export',
  ],
  [
    /closing tag/i,
    'close the element where it ends, or write \\< for a sign that is none of markup',
  ],
  [/acorn|expression/i, 'put names with braces in backticks, or write \\{'],
  [
    /in name|before name|in closing|before attribute|in attribute/i,
    'put what is code in backticks, or write \\<',
  ],
];

/** What the parser of MDX says about a page, as one problem: it stops at the first. */
export function markupProblem(file: string, error: unknown): Problem {
  const {line, place, reason} = error as {
    line?: number;
    place?: {line?: number};
    reason?: string;
  };
  const said = reason ?? String(error);
  const [, remedy = 'fix the markup; what comes after it can’t be checked until then'] =
    REMEDIES.find(([says]) => says.test(said)) ?? [];
  return {
    file,
    line: line ?? place?.line ?? 1,
    message: `The page isn’t valid MDX: ${said}`,
    remedy,
  };
}
