import path from 'node:path';
import type {Problem} from '../base/problem';
import type {SiteSources} from './site';

const PICTURES = ['.png', '.jpg', '.jpeg'];

function fileProblem(file: string): Omit<Problem, 'file' | 'line'> | null {
  const {dir, ext, name} = path.posix.parse(file);
  if (!/^[\w./-]+$/.test(file)) {
    return {
      message: 'The name has letters that an address would have to escape.',
      remedy: 'use letters without accents, digits, “-” and “_”',
    };
  }
  if (/^\.(?:mdx?|markdown|mkd)$/i.test(ext) && ext !== '.mdx') {
    return {
      message: `A file that ends in “${ext}” is no page of this site.`,
      remedy: `name it ${path.posix.join(dir, name)}.mdx`,
    };
  }
  if (file.startsWith('docs/') && ext !== '.mdx' && !PICTURES.includes(ext)) {
    return {
      message: `A file that ends in “${ext}” is neither a page nor a picture.`,
      remedy: `pages end in .mdx, pictures in ${PICTURES.join(', ')}, in small letters; put what readers download into static`,
    };
  }
  return null;
}

/** Names that make no page, and pages that would have one address. */
export function fileProblems({files, otherSources, pages, reactPages}: SiteSources): Problem[] {
  const unread = otherSources
    .filter((file) => !/^i18n\/.*\.json$/.test(file))
    .map((file) => ({
      file,
      line: 1,
      message: 'A translation or a version of pages would be published, and no check reads it.',
      remedy: 'remove it: pages are in docs and src/pages, in one language and one version',
    }));
  const named = [...files].flatMap((file): Problem[] => {
    const problem = fileProblem(file);
    return problem ? [{file, line: 1, ...problem}] : [];
  });
  const byRoute = new Map<string, string>();
  const same = [...reactPages, ...pages].flatMap(({file, route}): Problem[] => {
    // Disks and hosts differ in whether /docs/Overview is /docs/overview.
    const key = route?.toLowerCase() ?? file;
    const other = byRoute.get(key);
    byRoute.set(key, other ?? file);
    return other
      ? [
          {
            file,
            line: 1,
            message: `The address ${route} is that of ${other} as well.`,
            remedy: 'rename or remove one of the two: the path of a file is its address',
          },
        ]
      : [];
  });
  return [...unread, ...named, ...same];
}
