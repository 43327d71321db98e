import path from 'node:path';
import {readText} from '../base/files';
import {hashOf} from '../base/hashOf';
import {keep, recall} from '../base/kept';
import {problemList, type Problem} from '../base/problem';
import {deploymentProblems} from '../deployment';
import {site} from '../site';

/** The compiler is loaded for settings that did not pass before. */
async function problemsOf(siteDir: string): Promise<readonly Problem[]> {
  const given = ['src/site.ts', 'package-lock.json'].map((file) => path.join(siteDir, file));
  const state = hashOf([...given, path.join(__dirname, 'siteSettings.ts')].map(readText));
  const place = {siteDir, name: 'site-settings', state};
  if (recall<true>(place)) {
    return [];
  }
  const {siteProblems} = await import('./siteSettings');
  const problems = siteProblems(siteDir, site);
  if (!problems.length) {
    keep(place, true);
  }
  return problems;
}

/** Stops before anything is made of the environment or of `src/site.ts` where one of them is wrong. */
export async function checkSettings(
  siteDir: string,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const problems = await problemsOf(siteDir);
  const messages = [
    ...deploymentProblems(environment),
    ...(problems.length ? [problemList(problems, 'in the settings')] : []),
  ];
  if (messages.length) {
    throw new Error(messages.join('\n\n'));
  }
}
