import fs from 'node:fs';
import path from 'node:path';

/** A package whose code reaches the browser. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** The SPDX expression of its package.json. */
  readonly licence: string;
}

/** The package a bundled file belongs to; `null` for files of this site. */
export function packageFolder(file: string): string | null {
  const match = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file);
  return match?.[0] ?? null;
}

export function readPackage(folder: string): ShippedPackage {
  const file = path.join(folder, 'package.json');
  const {name, version, license} = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    name: string;
    version: string;
    license?: unknown;
  };
  if (typeof license !== 'string') {
    throw new Error(
      `${file}: no licence as a single expression. Remedy: look into the package, and replace it unless its licence is one that we allow.`,
    );
  }
  return {name, version, licence: license};
}

const label = ({name, version, licence}: ShippedPackage) => `${name} ${version} (${licence})`;

/** What the list on the licensing page says too little or too much. */
export function differences(
  listed: readonly ShippedPackage[],
  shipped: readonly ShippedPackage[],
): string[] {
  const before = new Set(listed.map(label));
  const now = new Set(shipped.map(label));
  return [
    ...[...now].filter((entry) => !before.has(entry)).map((entry) => `+ ${entry}`),
    ...[...before].filter((entry) => !now.has(entry)).map((entry) => `- ${entry}`),
  ];
}

/** The texts that the licences ask us to pass on, one after the other. */
export function licenceTexts(folders: readonly string[]): string {
  return folders
    .map((folder) => {
      const texts = fs
        .readdirSync(folder)
        .filter((file) => /^(?:licence|license|copying|notice)\b/i.test(file))
        .sort()
        .map((file) => fs.readFileSync(path.join(folder, file), 'utf8').trim());
      return [label(readPackage(folder)), ...texts].join('\n\n');
    })
    .join(`\n\n${'-'.repeat(72)}\n\n`)
    .concat('\n');
}
