import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Tinypool} from 'tinypool';
import * as here from './tasks';

type Tasks = typeof here;

/** Runs tasks with the samples of a site, one after the other. */
type Run = <Name extends keyof Tasks>(
  name: Name,
  ...given: Parameters<Tasks[Name]>
) => Promise<Awaited<ReturnType<Tasks[Name]>>>;

/**
 * While developing, tasks run in parallel with the thread that compiles pages and answers the browser: to
 * compile all samples takes seconds. A build waits for all of it anyway.
 */
export function startThread(): Run {
  if (process.env.NODE_ENV !== 'development') {
    const tasks = here as unknown as Record<string, (given: unknown) => unknown>;
    return (name, given?: unknown) => Promise.resolve(tasks[name]?.(given)) as never;
  }
  const pool = new Tinypool({
    filename: pathToFileURL(path.join(__dirname, 'startTasks.cjs')).href,
    runtime: 'worker_threads',
    minThreads: 1,
    maxThreads: 1,
  });
  return (name, given?: unknown) => pool.run(given, {name}) as never;
}
