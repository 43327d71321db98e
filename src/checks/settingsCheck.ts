import {deploymentProblems} from '../deployment';
import {site} from '../site';
import {problemList} from '../base/problem';
import {siteProblems} from './siteSettings';

/** Stops before anything is made of the environment or of `src/site.ts` where one of them is wrong. */
export function checkSettings(siteDir: string, environment: NodeJS.ProcessEnv): void {
  const problems = siteProblems(siteDir, site);
  const messages = [
    ...deploymentProblems(environment),
    ...(problems.length ? [problemList(problems, 'in the settings')] : []),
  ];
  if (messages.length) {
    throw new Error(messages.join('\n\n'));
  }
}
