import {zipSync, type Zippable} from 'fflate';
import type {Files} from './files';

/** A regular file that all may read. */
const MODE = 0o100644;
const UNIX = 3;

/** The first moment that a zip can name, in whatever time zone: fflate writes the local time. */
const EARLIEST = new Date(1980, 0, 1);

/** The same bytes for the same files, wherever and whenever. */
export function zipped(files: Files): Uint8Array {
  const same = {mtime: EARLIEST, os: UNIX, attrs: MODE << 16, level: 9} as const;
  const entries = Object.entries(files).map(([name, content]) => [name, [content, same]]);
  return zipSync(Object.fromEntries(entries) as Zippable);
}
