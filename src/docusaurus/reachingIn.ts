import fs from 'node:fs';
import path from 'node:path';

/** The list of what the site takes hold of, relative to the site. */
export const LIST = 'src/docusaurus/REACHING-IN.md';

const ROW = /^\| `(?<ours>[^`]+)` .*\| `(?<upstream>[^`]+)` has `(?<text>[^`]+)` +\|$/;

/**
 * Stops where a package no longer has what a part of this site rests on.
 * @throws with every part that would do nothing without a word
 */
export function checkReachingIn(siteDir: string): void {
  const lines = fs.readFileSync(path.join(siteDir, LIST), 'utf8').split('\n');
  const problems = lines.flatMap((line, index) => {
    const {ours = '', upstream = '', text = ''} = ROW.exec(line)?.groups ?? {};
    const file = path.join(siteDir, 'node_modules', upstream);
    const isThere =
      !upstream || (fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes(text));
    const problem = `${LIST}:${index + 1}\n  ${ours} rests on “${text}” in ${upstream}, which is not there.`;
    const remedy = `see what the package does instead, adapt ${ours} or remove it, and correct the list`;
    return isThere ? [] : [`${problem}\n  Remedy: ${remedy}.`];
  });
  if (problems.length > 0) {
    throw new Error(
      `The site rests on what its packages no longer have.\n\n${problems.join('\n\n')}`,
    );
  }
}
