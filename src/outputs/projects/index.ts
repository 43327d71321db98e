import type {GeneratedFiles} from '../../base/files';
import type {Site} from '../../site-model/site';
import {PROJECTS, projectOf, type ProjectFiles} from '../../site-model/sources/projects';
import type {Files} from './files';
import {unpacking} from './unpacking';
import {zipped} from './zipped';

/** What tests need of this site, by where it lies in a project: no lock file names a host. */
const VENDOR = {
  'vendor/check.mjs': 'stand-in/check.mjs',
  'vendor/virtual-stadium.d.ts': 'types/virtual-stadium.d.ts',
  'vendor/widgetloader.js': 'stand-in/widgetloader.js',
} as const;

/** The one that a newcomer begins with, with nothing installed but Node. */
const FIRST = 'plain-page';

const bytes = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** The files of a project as readers have them, in a folder of its name, sorted. */
function filesOf(name: string, files: ProjectFiles, vendor: Files): Files {
  const own = Object.entries(files)
    .filter(([file]) => projectOf(file) === name)
    .map(([file, text]) => [file.slice(PROJECTS.length), bytes(text)] as const);
  const made = Object.entries(vendor).map(([file, it]) => [`${name}/${file}`, it] as const);
  return Object.fromEntries([...own, ...made].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * `/samples/<name>.zip` for each project, and `/samples/plain-page.mjs`, which unpacks that one by
 * itself.
 * @param made - the downloads, and the stand-in
 */
export function projects({given}: Pick<Site, 'given'>, made: GeneratedFiles): GeneratedFiles {
  const vendor = Object.fromEntries(
    Object.entries(VENDOR).map(([file, from]) => {
      const content = made.get(from);
      if (content === undefined) {
        throw new Error(`${from} is not made. Remedy: see what src/outputs makes, or VENDOR.`);
      }
      return [file, bytes(content)];
    }),
  );
  const names = [...new Set(Object.keys(given.projects).map(projectOf))];
  return new Map<string, string | Uint8Array>(
    names.flatMap((name) => {
      const files = filesOf(name, given.projects, vendor);
      const zip = [`samples/${name}.zip`, zipped(files)] as const;
      const program = [`samples/${name}.mjs`, unpacking(name, files)] as const;
      return name === FIRST ? [zip, program] : [zip];
    }),
  );
}
