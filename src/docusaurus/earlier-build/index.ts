import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Emits nothing. Docusaurus empties the output directory before it builds, and writes pages before it
 * checks their links. The earlier build waits next to it, and a build that fails puts it back as it
 * was. Where a build was killed, it still waits, and the half that was built goes.
 */
export default function earlierBuild({outDir}: LoadContext): Plugin {
  const earlier = path.join(path.dirname(outDir), `.${path.basename(outDir)}-earlier`);

  const remove = (folder: string) => fs.rmSync(folder, {recursive: true, force: true});

  if (process.argv.includes('build')) {
    if (fs.existsSync(earlier)) {
      remove(outDir);
    } else if (fs.existsSync(outDir)) {
      fs.renameSync(outDir, earlier);
    }
    process.once('exit', (code) => {
      remove(code === 0 ? earlier : outDir);
      if (fs.existsSync(earlier)) {
        fs.renameSync(earlier, outDir);
      }
    });
    process.once('SIGINT', () => process.exit(130));
    process.once('SIGTERM', () => process.exit(143));
  }
  return {name: 'earlier-build'};
}
