import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {isCheckable, type Checkable} from '../rules/forms';
import {readText} from './files';
import type {HostPage} from './hostPage';
import {Stop} from './stop';
import {soon} from './wait';

const wordOf = (value: unknown) => (value === null ? 'null' : typeof value);

async function load(file: string): Promise<Readonly<Record<string, unknown>>> {
  await readText(file);
  try {
    return (await import(pathToFileURL(path.resolve(file)).href)) as Record<string, unknown>;
  } catch (error) {
    const {code, message = String(error), stack = ''} = error as NodeJS.ErrnoException;
    if (code === 'ERR_UNKNOWN_FILE_EXTENSION') {
      throw new Stop(
        `${file} isn’t JavaScript for this version of Node.js, ${process.version}.`,
        /\.tsx?$/.test(file)
          ? 'use Node.js 22.18 or later, which runs TypeScript, or pass the JavaScript that your build makes of it'
          : 'pass a file that ends in .mjs or .js',
      );
    }
    // The line that could not be parsed stands before the message.
    const [line = ''] = /^file:\S+/.exec(stack) ?? [];
    const where = line ? ` (${line})` : '';
    if (error instanceof SyntaxError) {
      throw new Stop(
        `${file} isn’t a JavaScript module: ${message}${where}.`,
        'pass an ES module; name it .mjs if your package.json doesn’t say "type": "module"',
      );
    }
    throw new Stop(
      `${file} threw when it was loaded: ${message}.`,
      'let the module load without a page; what it needs from one, it can look for when it is called',
    );
  }
}

/** What a promise of an adapter brings. */
async function resolved(file: string, adapter: unknown): Promise<unknown> {
  try {
    return await adapter;
  } catch (error) {
    throw new Stop(
      `The promise of the adapter in ${file} was rejected: ${String(error)}.`,
      'let it resolve to an adapter that calls callback(error)',
    );
  }
}

/** The adapter of a module: its default export, its `adapter`, or what it registers through `SIR`. */
export async function readAdapter(
  file: string,
  page: HostPage,
  seconds: number,
): Promise<Checkable> {
  const found = await soon(load(file), seconds, `${file} was not loaded`);
  const module = found.default as {
    readonly __esModule?: unknown;
    readonly default?: unknown;
  } | null;
  // What a compiler makes of an ES module as CommonJS.
  const common = (module?.__esModule ? (module.default ?? module) : module) as
    {readonly adapter?: unknown} | null | undefined;
  const exported = isCheckable(common) ? common : (common?.adapter ?? found.adapter ?? common);
  const given = exported ?? (await page.firstAdapter());
  const adapter = await soon(
    resolved(file, given),
    seconds,
    `The promise of the adapter in ${file} brought nothing`,
  );
  if (isCheckable(adapter)) {
    return adapter;
  }
  if (typeof adapter === 'string') {
    throw new Stop(
      `${file} registers the hosted adapter ${JSON.stringify(adapter)}, which isn't in this file.`,
      'pass the module of a custom adapter',
    );
  }
  throw new Stop(
    given === undefined
      ? `${file} has no adapter.`
      : `The adapter of ${file} isn’t a function and doesn’t have endpoints: found ${wordOf(adapter)}.`,
    'export it by default or as adapter, or register it with SIR',
  );
}
