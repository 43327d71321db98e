import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readCommit} from './commit';

/** The live site is checked against it, see `scripts/checkLive.ts`. */
export const COMMIT_META = 'commit';

/**
 * Names the commit in the head of the start page: there alone, so that the other pages stay the
 * same as long as they are. Has to stand before `content-security-policy`, and to work synchronously.
 */
export default function buildCommit({siteDir}: LoadContext): Plugin {
  return {
    name: 'build-commit',
    postBuild({outDir}) {
      const commit = readCommit(siteDir, process.env);
      if (commit) {
        const file = path.join(outDir, 'index.html');
        const html = fs.readFileSync(file, 'utf8');
        fs.writeFileSync(
          file,
          html.replace('</head>', `<meta name="${COMMIT_META}" content="${commit}"></head>`),
        );
      }
    },
  };
}
