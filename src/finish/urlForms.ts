import path from 'node:path';

/**
 * Where else a page is written. GitHub Pages answers 301 for `/x` where only `x/index.html` exists
 * and 404 for `/x/` where only `x.html` exists; with both, both answer 200. The canonical link in
 * either names `/x`.
 */
export function directoryForm(htmlFile: string): string | null {
  const {dir, name, ext} = path.posix.parse(htmlFile);
  return ext !== '.html' || name === 'index' || name === '404'
    ? null
    : path.posix.join(dir, name, 'index.html');
}
