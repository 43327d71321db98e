import type {Problem} from '../../base/problem';

/** What to do, by what the MDX parser says. */
const REMEDIES: readonly {readonly says: RegExp; readonly remedy: string}[] = [
  {
    says: /import\/exports/,
    remedy:
      'a page holds no JavaScript but imports of its components; begin a text with another word than import or export',
  },
  {
    says: /closing tag/i,
    remedy: 'close the element where it ends, or write \\< for a sign that is none of markup',
  },
  {
    says: /acorn|expression/i,
    remedy: 'put names with braces in backticks, or write \\{',
  },
  {
    says: /in name|before name|in closing|before attribute|in attribute/i,
    remedy: 'put what is code in backticks, or write \\<',
  },
];

/** What the parser of MDX says about a page, as one problem: it stops at the first. */
export function markupProblem(file: string, error: unknown): Problem {
  const {line, place, reason} = error as {
    line?: number;
    place?: {line?: number};
    reason?: string;
  };
  const says = reason ?? String(error);
  return {
    file,
    line: line ?? place?.line ?? 1,
    message: `The page is no valid MDX: ${says}`,
    remedy:
      REMEDIES.find((it) => it.says.test(says))?.remedy ??
      'mend the markup; what stands below can’t be checked until then',
  };
}
