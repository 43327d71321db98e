import {createRequire} from 'node:module';
import path from 'node:path';

const {resolve} = createRequire(import.meta.url);

const beside = (module: string, file: string) => path.join(path.dirname(resolve(module)), file);

/** Files of Docusaurus that have no setting and no swizzle, and what the bundler takes instead. */
export const replacements: Readonly<Record<string, string>> = {
  // The theme takes the outline from everyone who has not just pressed Tab, users of screen readers
  // among them (Docusaurus 11314), by a rule below a class of `body` that every click takes away
  // and every navigation sets again: each time the browser matched the styles of the whole page
  // again, for 3 to 9 ms on a processor four times slower. `:focus-visible` in `src/css/custom.css`
  // says what the outline looks like.
  [beside('@docusaurus/theme-common', 'hooks/styles.css')]: path.join(__dirname, 'nothing.css'),
  // Loads Prism and its grammars on every page, 25 kB of gzip; the build highlights code
  // (`src/site-model/transforms/codeBlocks.ts`). Not `false`: the bundler names such a module by its
  // absolute path, and no two folders would build the same main bundle.
  [beside('@docusaurus/theme-classic/package.json', 'lib/prism-include-languages.js')]: path.join(
    __dirname,
    'nothing.js',
  ),
};

/** @throws where nothing asks for a file that is to be replaced, so that what we did not want may be back */
export function checkReplaced(read: ReadonlySet<string>): void {
  for (const [from, to] of Object.entries(replacements)) {
    if (!read.has(to)) {
      throw new Error(
        `No module imports ${from} any more. Remedy: see where @docusaurus has moved it, and correct the path in src/docusaurus/bundler/replacedModules.ts; where it is gone, remove the replacement.`,
      );
    }
  }
}
