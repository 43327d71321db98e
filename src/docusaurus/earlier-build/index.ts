import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Emits nothing. Docusaurus empties the output directory before it builds, and writes pages before it
 * checks their links. The earlier build waits next to it, and a build that fails puts it back as it
 * was; so does the next build, where one was killed.
 */
export default function earlierBuild({outDir}: LoadContext): Plugin {
  const earlier = path.join(path.dirname(outDir), `.${path.basename(outDir)}-earlier`);

  const putBack = () => {
    fs.rmSync(outDir, {recursive: true, force: true});
    if (fs.existsSync(earlier)) {
      fs.renameSync(earlier, outDir);
    }
  };

  if (process.argv.includes('build')) {
    if (fs.existsSync(earlier)) {
      putBack();
    }
    if (fs.existsSync(outDir)) {
      fs.renameSync(outDir, earlier);
    }
    process.once('exit', (code) => {
      if (code === 0) {
        fs.rmSync(earlier, {recursive: true, force: true});
      } else {
        putBack();
      }
    });
    process.once('SIGINT', () => process.exit(130));
    process.once('SIGTERM', () => process.exit(143));
  }
  return {name: 'earlier-build'};
}
