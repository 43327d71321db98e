import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const resolve = createRequire(import.meta.url).resolve;

interface Replacement {
  readonly from: string;
  readonly to: string;
}

/** Files of Docusaurus that have no setting and no swizzle, and what the bundler takes instead. */
export const replacements: readonly Replacement[] = [
  {
    // The theme takes the outline from everyone who has not just pressed Tab, users of screen readers
    // among them (Docusaurus 11314), by a rule below a class of `body` that every click takes away
    // and every navigation sets again: each time the browser matched the styles of the whole page
    // again, for 3 to 9 ms on a processor four times slower. `:focus-visible` in `src/css/custom.css`
    // says what the outline looks like.
    from: path.join(path.dirname(resolve('@docusaurus/theme-common')), 'hooks/styles.css'),
    to: path.join(__dirname, 'nothing.css'),
  },
  {
    // Loads Prism and its grammars on every page, 25 kB of gzip; the build highlights code
    // (`src/site-model/transforms/codeBlocks.ts`). Not `false`: the bundler names such a module by its
    // absolute path, and no two folders would build the same main bundle.
    from: path.join(
      path.dirname(resolve('@docusaurus/theme-classic/package.json')),
      'lib/prism-include-languages.js',
    ),
    to: path.join(__dirname, 'nothing.js'),
  },
];

const REMEDY =
  'Remedy: see where @docusaurus has moved it, and correct the path in src/docusaurus/bundler/replacedModules.ts; where it is gone, remove the replacement.';

/** For the bundler's `resolve.alias`. @throws where a file that is to be replaced does not exist */
export function aliasOf(list: readonly Replacement[]): Record<string, string> {
  const gone = list.find(({from}) => !fs.existsSync(from));
  if (gone) {
    throw new Error(`${gone.from} does not exist and cannot be replaced. ${REMEDY}`);
  }
  return Object.fromEntries(list.map(({from, to}) => [from, to]));
}

/** @throws where nothing asks for a file that is to be replaced, so that what we did not want may be back */
export function checkReplaced(list: readonly Replacement[], read: ReadonlySet<string>): void {
  const unused = list.find(({to}) => !read.has(to));
  if (unused) {
    throw new Error(`No module imports ${unused.from} any more. ${REMEDY}`);
  }
}
