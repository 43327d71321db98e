import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listFiles} from '../../base/files';
import {inlineOf} from './inline';
import {ownPaths, withPolicy} from './policy';

/**
 * Gives every built page a strict Content-Security-Policy, with the hashes of what it carries.
 *
 * Has to stand after every plugin that changes built pages and before `both-url-forms`, which
 * copies them, and to work synchronously: Docusaurus starts all `postBuild` in their order and
 * waits for none. The development server has no policy: its overlay and its updates need more.
 */
export default function contentSecurityPolicy({siteConfig: {url}, baseUrl}: LoadContext): Plugin {
  const paths = ownPaths({url, baseUrl});
  return {
    name: 'content-security-policy',
    postBuild({outDir}) {
      const problems: string[] = [];
      for (const name of listFiles(outDir).filter((it) => it.endsWith('.html'))) {
        const file = path.join(outDir, name);
        const html = fs.readFileSync(file, 'utf8');
        const inline = inlineOf(html);
        problems.push(...inline.problems.map((problem) => `${name}: ${problem}`));
        const protectedHtml = withPolicy(html, inline, paths);
        if (protectedHtml === null) {
          problems.push(
            `${name}: no <meta charset>, before which no policy may stand. Remedy: add it.`,
          );
        } else {
          fs.writeFileSync(file, protectedHtml);
        }
      }
      if (problems.length > 0) {
        throw new Error(
          `These pages hold what their Content-Security-Policy blocks:\n${problems.join('\n')}`,
        );
      }
    },
  };
}
