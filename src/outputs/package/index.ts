import {createHash} from 'node:crypto';
import {gzipSync} from 'fflate';
import type {GeneratedFiles} from '../../base/files';
import {site as settings} from '../../site';
import {addressOf, type Site} from '../../site-model/site';
import {stamp} from '../stamp';
import {tar, type Files} from './tar';

const TYPES = 'virtual-stadium.d.ts';
const KIT = 'check.mjs';

/** The name that the compiler tries by itself for `import … from 'virtual-stadium'`. */
const FOUND = '@types/virtual-stadium';

/** A version that another state of the contract or the kit never has. */
const versionOf = (contents: readonly string[]): string => {
  const hash = createHash('sha256').update(contents.join('\0')).digest('hex');
  return `0.0.0-h${hash.slice(0, 12)}`;
};

const readme = (name: string, address: string, made: string) => `# ${name}

Types of ${settings.product.name} for host pages, and a command that checks adapters, tokens and values. It isn't the product, and no package registry has it: always install it by its address.

\`\`\`shell
npm install --save-dev ${address}types/virtual-stadium.tgz
\`\`\`
${name === FOUND ? '' : `\nList \`${name.replace('@types/', '')}\` under \`types\` in your tsconfig.json.\n`}
In a script of your package.json, the command is \`virtual-stadium-check adapter ./adapter.mjs\`.

${settings.disclaimer} See ${address}docs/api. ${made}
`;

/**
 * `/types/virtual-stadium.tgz`: the declarations as a package, with the kit as its command.
 * @param made - the downloads, and the stand-in
 */
export function typesPackage(site: Site, made: GeneratedFiles): GeneratedFiles {
  const [types, kit] = ['types/virtual-stadium.d.ts', 'stand-in/check.mjs'].map((file) => {
    const content = made.get(file);
    if (typeof content !== 'string') {
      throw new Error(`${file} is not made. Remedy: see src/outputs/index.ts.`);
    }
    return content;
  }) as [string, string];
  const name = settings.packages.npm;
  const address = addressOf(site, '/');
  const manifest = {
    name,
    version: versionOf([types, kit]),
    description: `Types of ${settings.product.name} for host pages, and a check of adapters`,
    homepage: `${address}docs/api`,
    license: 'UNLICENSED',
    types: 'index.d.ts',
    bin: {'virtual-stadium-check': KIT},
    engines: {node: '>=20'},
    files: ['index.d.ts', TYPES, KIT],
  };
  const index = `/// <reference path="./${TYPES}" />\nexport * from 'virtual-stadium';\n`;
  const files: Files = [
    ['package/package.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['package/README.md', readme(name, address, stamp(site))],
    [`package/${KIT}`, kit],
    ['package/index.d.ts', index],
    [`package/${TYPES}`, types],
  ];
  // Not Node's: another version of it compresses to other bytes.
  return new Map([['types/virtual-stadium.tgz', gzipSync(tar(files), {level: 9, mtime: 0})]]);
}
