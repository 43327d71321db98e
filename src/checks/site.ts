import path from 'node:path';
import {globSync} from 'tinyglobby';
import {readText} from '../base/files';
import {pageRoute} from '../base/pageRoute';

/** A page, or a partial, as it stands on the disk. */
export interface Source {
  /** Relative to the site's folder, with `/`. */
  readonly file: string;
  readonly text: string;
  /** `null` for a partial. */
  readonly route: string | null;
}

/** What is checked, and what is looked at for it. */
export interface SiteSources {
  readonly siteDir: string;
  /** Written by hand, in Markdown. */
  readonly pages: readonly Source[];
  /** Written in React. */
  readonly reactPages: readonly Source[];
  /** Everything under docs and src/pages, the generated reference apart. */
  readonly files: ReadonlySet<string>;
  /** What Docusaurus would read as pages or sidebars as well: translations and versions. */
  readonly otherSources: readonly string[];
}

/** The generated reference: what is wrong there is wrong in the contract. */
export const GENERATED = 'docs/api/';

const OTHER_SOURCES = ['i18n/**', '*versions.json', '*versioned_docs/**', '*versioned_sidebars/**'];

export function readSources(siteDir: string): SiteSources {
  const files = globSync(['docs/**', 'src/pages/**'], {
    cwd: siteDir,
    ignore: [`${GENERATED}**`],
    expandDirectories: false,
  }).sort();
  const read = (file: string): Source => ({
    file,
    text: readText(path.join(siteDir, file)),
    route: pageRoute(file),
  });
  return {
    siteDir,
    pages: files.filter((file) => file.endsWith('.mdx')).map(read),
    reactPages: files.filter((file) => /^src\/pages\/.*\.tsx$/.test(file)).map(read),
    files: new Set(files),
    otherSources: globSync(OTHER_SOURCES, {cwd: siteDir, expandDirectories: false}).sort(),
  };
}
