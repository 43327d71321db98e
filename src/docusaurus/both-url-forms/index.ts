import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** `x.html` needs `x/index.html` beside it, so that GitHub Pages answers `/x/` without a redirect. */
export function directoryForm(htmlFile: string): string | null {
  const {dir, name, ext} = path.posix.parse(htmlFile);
  return ext !== '.html' || name === 'index' || name === '404'
    ? null
    : path.posix.join(dir, name, 'index.html');
}

/**
 * Emits every page in both forms. GitHub Pages answers 301 for `/x` where only `x/index.html`
 * exists and 404 for `/x/` where only `x.html` exists; with both, both answer 200. The canonical
 * link in either names `/x`.
 */
export default function bothUrlForms(): Plugin {
  return {
    name: 'both-url-forms',
    async postBuild({outDir}) {
      const files = await fs.readdir(outDir, {recursive: true});
      await Promise.all(
        files.map(async (file) => {
          const target = directoryForm(file.split(path.sep).join('/'));
          if (target) {
            await fs.mkdir(path.join(outDir, path.dirname(target)), {recursive: true});
            await fs.copyFile(path.join(outDir, file), path.join(outDir, target));
          }
        }),
      );
    },
  };
}
