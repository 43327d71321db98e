/**
 * The peers and the tools are installed here, under `.cache/bench`: nobody who works on the site
 * needs them.
 */
import fs from 'node:fs';
import path from 'node:path';
import {measure} from './command';

export const repository = path.join(__dirname, '../..');
export const benchFolder = path.join(repository, '.cache/bench');

export interface Manifest {
  readonly type?: 'module';
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
  readonly browserslist?: Readonly<Record<string, readonly string[]>>;
}

/** Installs what the manifest pins, unless that is what the last run has installed. */
export async function install(folder: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify({name: path.basename(folder), private: true, ...manifest}, null, 2);
  const done = path.join(folder, 'node_modules/.installed.json');
  if (fs.existsSync(done) && fs.readFileSync(done, 'utf8') === text) {
    return;
  }
  console.error(`Installing into ${path.relative(repository, folder)}`);
  fs.mkdirSync(folder, {recursive: true});
  // A manifest of its own, or npm would climb up to ours.
  fs.writeFileSync(path.join(folder, 'package.json'), text);
  await measure({
    cwd: folder,
    line: ['npm', 'install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'],
  });
  fs.writeFileSync(done, text);
}

export function installedVersion(folder: string, name: string): string {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string}).version;
}

export const toolsFolder = path.join(benchFolder, 'tools');

const TOOLS: Manifest = {
  // Version 13 needs Node 22.
  dependencies: {lighthouse: '12.8.2', 'chrome-launcher': '1.2.1'},
};

export const installTools = () => install(toolsFolder, TOOLS);
