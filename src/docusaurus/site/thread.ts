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
 * compile all samples takes seconds. A build waits for all of it anyway, and so does who starts
 * Docusaurus without `scripts/docusaurus.mjs`, which compiles them for the thread.
 */
export function startThread(): Run {
  const {NODE_ENV, SITE_TASKS} = process.env;
  if (NODE_ENV !== 'development' || !SITE_TASKS) {
    const tasks = here as unknown as Record<string, (given: unknown) => unknown>;
    return (name, given?: unknown) => Promise.resolve(tasks[name]?.(given)) as never;
  }
  const pool = new Tinypool({
    filename: pathToFileURL(SITE_TASKS).href,
    runtime: 'worker_threads',
    minThreads: 1,
    maxThreads: 1,
  });
  return (name, given?: unknown) => pool.run(given, {name}) as never;
}
