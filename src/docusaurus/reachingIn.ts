import fs from 'node:fs';
import path from 'node:path';

/** The list of what the site takes hold of, relative to the site. */
export const LIST = 'src/docusaurus/REACHING-IN.md';

/** A row of the list. */
interface ReachIn {
  /** From 1. */
  readonly line: number;
  readonly ours: string;
  /** The last cell. */
  readonly rests: string;
  /** Why it would do nothing without a word; `null` where it holds, or fails by itself. */
  readonly problem: string | null;
}

const ROW = /^\| `(?<ours>[^`]+)` .*\| (?<rests>[^|]+?) +\|$/;
const UPSTREAM = /^`(?<file>[^`]+)` has `(?<text>[^`]+)`$/;

/** What the site takes hold of, and whether it is still there. */
export function reachIns(siteDir: string): ReachIn[] {
  const lines = fs.readFileSync(path.join(siteDir, LIST), 'utf8').split('\n');
  return lines.flatMap((row, index) => {
    const {ours, rests} = ROW.exec(row)?.groups ?? {};
    if (!ours || !rests) {
      return [];
    }
    const {file = '', text = ''} = UPSTREAM.exec(rests)?.groups ?? {};
    const upstream = path.join(siteDir, 'node_modules', file);
    const isThere =
      !file || (fs.existsSync(upstream) && fs.readFileSync(upstream, 'utf8').includes(text));
    const problem = isThere ? null : `${ours} rests on “${text}” in ${file}, which is not there.`;
    return [{line: index + 1, ours, rests, problem}];
  });
}

/**
 * Stops where a package no longer has what a part of this site rests on.
 * @throws with every part that would do nothing without a word
 */
export function checkReachingIn(siteDir: string): void {
  const problems = reachIns(siteDir).flatMap(({line, ours, problem}) => {
    const remedy = `see what the package does instead, adapt ${ours} or remove it, and correct the list`;
    return problem ? [`${LIST}:${line}\n  ${problem}\n  Remedy: ${remedy}.`] : [];
  });
  if (problems.length > 0) {
    throw new Error(
      `The site rests on what its packages no longer have.\n\n${problems.join('\n\n')}`,
    );
  }
}
