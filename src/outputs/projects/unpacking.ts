import type {Files} from './files';

/**
 * A program that writes a project into the folder where it runs. Who has Node alone can't unpack a
 * zip: neither Node nor npm does.
 */
export function unpacking(name: string, files: Files): string {
  const texts = Object.entries(files).map(([file, content]) => [
    file,
    new TextDecoder().decode(content),
  ]);
  return `// Writes the folder ${name} next to this file. Run it with: node ${name}.mjs
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

const files = ${JSON.stringify(Object.fromEntries(texts), null, 1)};

if (existsSync('${name}')) {
  console.error('There is a folder ${name} already. Rename it, or go on in it.');
  process.exit(1);
}
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
}
console.log('The folder ${name} is ready.');
`;
}
