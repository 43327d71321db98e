import type {Deployment} from '../../deployment';
import {PageProblems, type Step} from '../step';
import {inlineOf} from './inline';
import {ownPaths, withPolicy} from './policy';

/**
 * Gives a page a strict Content-Security-Policy with the hashes of what it carries. The development
 * server has no policy: its overlay and its updates need more.
 */
export function contentSecurityPolicy(deployment: Pick<Deployment, 'url' | 'baseUrl'>): Step {
  const paths = ownPaths(deployment);
  return {
    name: 'content-security-policy',
    finish(html) {
      const inline = inlineOf(html);
      const protectedHtml = withPolicy(html, inline, paths);
      const noPlace = 'no <meta charset>, before which no policy may stand. Remedy: add it.';
      const problems = [...inline.problems, ...(protectedHtml === null ? [noPlace] : [])];
      if (protectedHtml === null || problems.length > 0) {
        const about = 'These pages hold what their Content-Security-Policy blocks:';
        throw new PageProblems(about, problems);
      }
      return protectedHtml;
    },
  };
}
