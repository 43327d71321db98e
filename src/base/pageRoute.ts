import path from 'node:path';
import type {VFile} from 'vfile';

/** Path of a page relative to the site's folder, with `/`. */
export function pageFile({cwd, path: file}: Pick<VFile, 'cwd' | 'path'>): string {
  return path.relative(cwd, path.resolve(cwd, file)).split(path.sep).join('/');
}

/** Its route without base URL: on this site the path is the route. `null` for a partial. */
export function pageRoute(file: string): string | null {
  const {dir, name} = path.posix.parse(file.replace(/^src\/pages/, ''));
  const route = path.posix.join('/', dir, name === 'index' ? '' : name).replace(/(?!^)\/$/, '');
  return name.startsWith('_') ? null : route;
}
