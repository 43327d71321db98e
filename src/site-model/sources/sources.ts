import path from 'node:path';
import {globSync} from 'tinyglobby';
import {readText} from '../../base/files';
import {pageRoute} from '../../base/pageRoute';

/** A page, or a partial, as it is on the disk. */
export interface Source {
  /** Relative to the site's folder, with `/`. */
  readonly file: string;
  readonly text: string;
  /** Without base URL; `null` for a partial. */
  readonly route: string | null;
}

/** The files that the pages are in. */
export interface Sources {
  /** In Markdown, those of the generated reference too. */
  readonly pages: readonly Source[];
  /** Written in React: they have an address, and are read by nobody. */
  readonly reactPages: readonly Source[];
  /** Everything under docs and src/pages, the generated reference apart. */
  readonly files: ReadonlySet<string>;
  /** What Docusaurus would read as pages or sidebars as well: translations and versions. */
  readonly otherSources: readonly string[];
}

/** The generated reference: what is wrong there is wrong in the contract. */
export const GENERATED = 'docs/api/';

export const isGenerated = (file: string): boolean => file.startsWith(GENERATED);

const OTHER_SOURCES = ['i18n/**', '*versions.json', '*versioned_docs/**', '*versioned_sidebars/**'];

export function readSource(siteDir: string, file: string): Source {
  return {file, text: readText(path.join(siteDir, file)), route: pageRoute(file)};
}

export function readSources(siteDir: string): Sources {
  const find = (patterns: string[]) =>
    globSync(patterns, {cwd: siteDir, expandDirectories: false}).sort();
  const all = find(['docs/**', 'src/pages/**']);
  const files = all.filter((file) => !isGenerated(file));
  const read = (file: string) => readSource(siteDir, file);
  return {
    pages: all.filter((file) => file.endsWith('.mdx')).map(read),
    reactPages: files.filter((file) => /^src\/pages\/.*\.tsx$/.test(file)).map(read),
    files: new Set(files),
    otherSources: find(OTHER_SOURCES),
  };
}
