import path from 'node:path';
import {build, type BuildOptions, type Plugin} from 'esbuild';

/** Modules that exist only while a bundle is made, by name. */
export type MadeModules = Readonly<Record<string, string>>;

const madeModules = (modules: MadeModules, siteDir: string): Plugin => ({
  name: 'made-modules',
  setup(made) {
    made.onResolve({filter: /^stand-in:/}, ({path: name}) =>
      name in modules
        ? {path: name, namespace: 'made'}
        : {
            errors: [
              {text: `No module ${name} is made; there are ${Object.keys(modules).join(', ')}`},
            ],
          },
    );
    made.onLoad({filter: /./, namespace: 'made'}, ({path: name}) => ({
      contents: modules[name],
      resolveDir: siteDir,
    }));
  },
});

/** Files by name: one entry with all that it imports. The same sources give the same bytes. */
export async function bundle(
  siteDir: string,
  modules: MadeModules,
  options: BuildOptions & {readonly entryPoints: [string]; readonly outfile: string},
): Promise<[name: string, text: string][]> {
  try {
    const {outputFiles} = await build({
      ...options,
      absWorkingDir: siteDir,
      bundle: true,
      write: false,
      charset: 'ascii',
      legalComments: 'inline',
      logLevel: 'silent',
      plugins: [madeModules(modules, siteDir)],
    });
    return outputFiles.map((it) => [
      path.relative(siteDir, it.path).split(path.sep).join('/'),
      // What is made names files by where they are here; the map shows it as it was made.
      it.text.replaceAll(`${siteDir}/`, './'),
    ]);
  } catch (error) {
    const {errors = []} = error as {errors?: {text: string; location: Place | null}[]};
    if (errors.length === 0) {
      throw error;
    }
    const list = errors.map(({text, location}) => {
      const where = location ? `${location.file}:${location.line}` : options.entryPoints[0];
      return `${where}\n  ${text}.`;
    });
    throw new Error(
      `/${options.outfile} can't be bundled:\n${list.join('\n')}\n  Remedy: correct the file; npm run typecheck says more.`,
    );
  }
}

interface Place {
  readonly file: string;
  readonly line: number;
}
