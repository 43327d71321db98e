import {pathToFileURL} from 'node:url';
import {Tinypool} from 'tinypool';
import type * as tasks from './tasks';

type Tasks = typeof tasks;

/** Runs tasks with the contract and the samples of a site, one after the other. */
export type Run = <Name extends keyof Tasks>(
  name: Name,
  ...given: Parameters<Tasks[Name]>
) => Promise<Awaited<ReturnType<Tasks[Name]>>>;

interface Thread {
  readonly run: Run;
  /** Gives back its memory, once it has run what it was given. */
  readonly end: () => Promise<void>;
}

/**
 * What needs the compiler runs, once something does, in parallel with the thread that reads and compiles pages: TypeScript
 * takes seconds for the contract, and seconds for the samples. Who starts Docusaurus without
 * `scripts/configured`, which compiles the tasks for the thread, waits for them.
 */
export function startThread(): Thread {
  const {SITE_TASKS} = process.env;
  if (!SITE_TASKS) {
    const run = async (name: string, given?: unknown) => {
      const here = (await import('./tasks')) as unknown as Record<string, (it: unknown) => unknown>;
      return here[name]?.(given);
    };
    return {run: run as Run, end: () => Promise.resolve()};
  }
  const filename = pathToFileURL(SITE_TASKS).href;
  const one = {filename, runtime: 'worker_threads', minThreads: 1, maxThreads: 1} as const;
  let pool: Tinypool | undefined;
  let last: Promise<unknown> | undefined;
  return {
    run: (name, given?: unknown) =>
      (last = (pool ??= new Tinypool(one)).run(given, {name})) as never,
    end: async () => {
      await Promise.allSettled([last]);
      await pool?.destroy();
    },
  };
}
