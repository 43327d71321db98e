import fs from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Puts out nothing, and sees to it that a failed build does the same: Docusaurus writes the pages
 * before it checks their links, and would leave them behind.
 */
export default function failedBuildCleanup({outDir}: LoadContext): Plugin {
  if (process.argv.includes('build')) {
    process.once('exit', (code) => {
      if (code !== 0) {
        fs.rmSync(outDir, {recursive: true, force: true});
      }
    });
  }
  return {name: 'failed-build-cleanup'};
}
