import path from 'node:path';
import type {Problem} from '../base/problem';
import {isGenerated, type Source} from '../site-model/sources/sources';
import type {Site} from '../site-model/site';
import {problemAt, type Finding} from './check';

const PICTURES = ['.png', '.jpg', '.jpeg'];

function nameFinding(file: string): Finding | null {
  const {dir, ext, name} = path.posix.parse(file);
  if (!/^[\w./-]+$/.test(file)) {
    const message = 'The name has letters that an address would have to escape.';
    return [message, 'use letters without accents, digits, “-” and “_”'];
  }
  if (/^\.(?:mdx?|markdown|mkd)$/i.test(ext) && ext !== '.mdx') {
    const message = `A file that ends in “${ext}” isn’t a page of this site.`;
    return [message, `name it ${path.posix.join(dir, name)}.mdx`];
  }
  if (file.startsWith('docs/') && ext !== '.mdx' && !PICTURES.includes(ext)) {
    const message = `A file that ends in “${ext}” is neither a page nor a picture.`;
    const remedy = `pages end in .mdx, pictures in ${PICTURES.join(', ')}, in small letters; put what readers download into static`;
    return [message, remedy];
  }
  return null;
}

/** Names that make no page, and pages that would have one address. */
export function fileProblems({sources}: Site): Problem[] {
  const {files, otherSources, pages, reactPages} = sources;
  const unread = otherSources
    .filter((file) => !/^i18n\/.*\.json$/.test(file))
    .map((file) => ({
      file,
      line: 1,
      message: 'A translation or a version of pages would be published, and no check reads it.',
      remedy: 'remove it: pages are in docs and src/pages, in one language and one version',
    }));
  const named = [...files].flatMap((file) => problemAt(file, 1, nameFinding(file)));
  const written = [...reactPages, ...pages.filter(({file}) => !isGenerated(file))];
  // Disks and hosts differ in whether /docs/Overview is /docs/overview.
  const addressOf = ({file, route}: Source) => route?.toLowerCase() ?? file;
  const same = written.flatMap((page) => {
    const first = written.find((it) => addressOf(it) === addressOf(page));
    const message = `The address ${page.route} is that of ${first?.file} as well.`;
    const remedy = 'rename or remove one of the two: the path of a file is its address';
    return problemAt(page.file, 1, first !== page && [message, remedy]);
  });
  return [...unread, ...named, ...same];
}
