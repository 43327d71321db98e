/**
 * That the types to download are taken by every compiler that an integrator may have, in every form of
 * project that it knows. Runs in `npm run test:all`, and installs tests/compilers for it.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';

const root = path.join(__dirname, '../..');
const compilers = path.join(root, 'tests/compilers');
const TYPES = 'build/types/virtual-stadium.d.ts';

const USE = `import type {Action, BetSlip, FunctionAdapter} from 'virtual-stadium';
export const adapter: FunctionAdapter = (requestName, args, callback) => {
  if (requestName === 'betShare') callback(args.userId ? null : new Error('userId required'));
  return undefined;
};
export const idOf = (slip: BetSlip): VirtualStadium.BetSlip['id'] => slip.id;
export const typeOf = (action: Action): string => action.type;
`;

/** `module` and `moduleResolution`, with the first and the last compiler that know them. */
const FORMS = [
  {module: 'commonjs', moduleResolution: 'node', to: '5.9'},
  {module: 'esnext', moduleResolution: 'node', to: '5.9'},
  {module: 'esnext', moduleResolution: 'bundler', from: '5.0'},
  {module: 'node16', moduleResolution: 'node16', from: '5.0'},
  {module: 'node20', moduleResolution: 'nodenext', from: '5.9'},
  {module: 'nodenext', moduleResolution: 'nodenext', from: '5.0'},
] as const;

const VERSIONS = ['4.6', '5.0', '5.9', 'newest'] as const;
type Version = (typeof VERSIONS)[number];

const at = (version: Version) => VERSIONS.indexOf(version);

const projects = VERSIONS.flatMap((version) =>
  FORMS.filter((it) => !('from' in it) || at(version) >= at(it.from))
    .filter((it) => !('to' in it) || at(version) <= at(it.to))
    .flatMap(({module, moduleResolution}) =>
      (['module', 'commonjs'] as const).map((type) => ({version, module, moduleResolution, type})),
    ),
);

const programOf = (version: Version) =>
  path.join(
    compilers,
    `node_modules/typescript-${version}`,
    version === 'newest' ? 'bin/tsc' : 'lib/tsc.js',
  );

describe.runIf(process.env.TEST_ALL)('the declarations', {timeout: 60_000}, () => {
  beforeAll(() => {
    execFileSync('npm', ['ci', '--prefer-offline'], {cwd: compilers, stdio: 'ignore'});
  }, 180_000);

  test.each(projects)(
    'compile with TypeScript $version, $module by $moduleResolution, in a package of type $type',
    ({version, type, ...form}) => {
      const folder = fs.mkdtempSync(path.join(root, '.cache/compile-'));
      try {
        const compilerOptions = {
          ...form,
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          skipDefaultLibCheck: true,
          noEmit: true,
          target: 'es2020',
          lib: ['es2020', 'dom'],
          types: [],
        };
        fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({type}));
        fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({compilerOptions}));
        fs.writeFileSync(path.join(folder, 'use.ts'), USE);
        fs.copyFileSync(path.join(root, TYPES), path.join(folder, path.basename(TYPES)));
        const tsc = spawnSync(process.execPath, [programOf(version), '-p', folder], {
          encoding: 'utf8',
        });
        expect(tsc.stdout + tsc.stderr).toBe('');
        expect(tsc.status).toBe(0);
      } finally {
        fs.rmSync(folder, {recursive: true});
      }
    },
  );
});
