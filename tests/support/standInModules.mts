import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

type Modules = Readonly<Record<string, string>>;

/** In a process of its own: what makes them is no part of a test's configuration. */
async function madeModules(): Promise<Modules> {
  const script = path.join(import.meta.dirname, 'madeModules.ts');
  const args = ['--import', 'tsx', script];
  const {stdout} = await promisify(execFile)(process.execPath, args, {maxBuffer: 2 ** 26});
  return JSON.parse(stdout) as Modules;
}

/** A plugin of Vite for the modules that the build makes for the stand-in: when a test asks for them, once. */
export function standInModules() {
  let modules: Promise<Modules> | undefined;
  return {
    name: 'stand-in-modules',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id.startsWith('stand-in:') ? `\0${id}` : undefined),
    async load(id: string) {
      if (!id.startsWith('\0stand-in:')) {
        return undefined;
      }
      modules ??= madeModules();
      return (await modules)[id.slice(1)];
    },
  };
}
