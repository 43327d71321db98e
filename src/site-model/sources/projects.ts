import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {readText} from '../../base/files';

/** Where the projects are that readers take along, one in each folder. */
export const PROJECTS = 'samples/';

/** The files of all projects: text by path, relative to the site's folder, with `/`. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** What tests and readers put into a project is no part of it: `samples/.gitignore` says the same. */
const MADE = ['**/{node_modules,vendor,dist}/**'];

/** Those that git has: nobody publishes a file that lies there by accident. */
function committed(siteDir: string): string[] {
  try {
    const said = execFileSync('git', ['ls-files', '-z', '--cached', '--', PROJECTS], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return said.split('\0').filter(Boolean);
  } catch {
    return [];
  }
}

/** Reads the projects. Without git, or in a copy that it does not know, they are what is there. */
export function readProjects(siteDir: string): ProjectFiles {
  const there = globSync([`${PROJECTS}*/**`], {cwd: siteDir, dot: true, ignore: MADE});
  const known = new Set(committed(siteDir));
  const files = there.filter((file) => known.size === 0 || known.has(file)).sort();
  return Object.fromEntries(files.map((file) => [file, readText(path.join(siteDir, file))]));
}

/** Name of the project that a file is of. */
export const projectOf = (file: string): string => file.split('/')[1] ?? '';
