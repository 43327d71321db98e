import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** Content by path relative to a folder, with `/`. */
export type GeneratedFiles = ReadonlyMap<string, string | Uint8Array>;

export function posix(file: string): string {
  return file.split(path.sep).join(path.posix.sep);
}

/** Every file below a folder, relative to it. */
export const listFiles = (folder: string): string[] => globSync('**', {cwd: folder, dot: true});

/** A text as an author's editor saved it: without a byte-order mark, lines ended by `\n`. */
export function plainLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** Reads what an author wrote. */
export function readText(file: string): string {
  return plainLines(fs.readFileSync(file, 'utf8'));
}

export function writeIfChanged(file: string, content: string | Uint8Array): boolean {
  if (fs.existsSync(file) && fs.readFileSync(file).equals(Buffer.from(content))) {
    return false;
  }
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
  return true;
}

/**
 * Makes the folder hold these files and no other. What is the same stays untouched, so that the
 * docs plugin reloads what changed and nothing else; and all of it happens in one go, so that it
 * never reads a folder with half of a change.
 */
export function writeFolder(folder: string, files: GeneratedFiles): void {
  fs.mkdirSync(folder, {recursive: true});
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    if (writeIfChanged(file, content)) {
      // A sidebar that was required before would be kept as it was for as long as Node runs.
      delete createRequire(file).cache[file];
    }
  }
  for (const name of listFiles(folder).filter((it) => !files.has(it))) {
    fs.rmSync(path.join(folder, name));
  }
}
