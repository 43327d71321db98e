/** What a copy of this site needs to be built: its packages, and what earlier builds have kept. */
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');

/** What a build keeps for the next one: all of it is found by what it was made from. */
const KEPT = ['contract', 'outputs', 'pages', 'samples', 'social-cards'];

export function linkModules(folder: string): void {
  // One link per package rather than one for all: the copy keeps its own node_modules/.cache.
  const target = path.join(folder, 'node_modules');
  fs.mkdirSync(target, {recursive: true});
  for (const name of fs.readdirSync(path.join(root, 'node_modules'))) {
    const link = path.join(target, name);
    if (name !== '.cache' && !fs.existsSync(link)) {
      fs.symlinkSync(path.join(root, 'node_modules', name), link);
    }
  }
}

export function copyKept(folder: string): void {
  for (const name of KEPT) {
    const from = path.join(root, 'node_modules/.cache', name);
    if (fs.existsSync(from)) {
      fs.cpSync(from, path.join(folder, 'node_modules/.cache', name), {recursive: true});
    }
  }
}
