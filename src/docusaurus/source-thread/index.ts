import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Tinypool} from 'tinypool';
import type * as tasks from './tasks';

type Tasks = typeof tasks;

/**
 * One for the process and not for this module, as the contract's model: Docusaurus loads its
 * configuration anew when that changes.
 */
const key = Symbol.for('virtual-stadium-docs.source-thread');

const running = globalThis as {[key]?: Tinypool};

/** A single thread: all tasks ask the same compiler, and what they found is kept there. */
function thread(): Tinypool {
  return (running[key] ??= new Tinypool({
    filename: pathToFileURL(path.join(__dirname, 'start.cjs')).href,
    runtime: 'worker_threads',
    minThreads: 1,
    maxThreads: 1,
  }));
}

/**
 * Runs a task. While developing it runs beside the thread that compiles pages and answers the
 * browser; the tasks wait for each other, and the process does not wait for them. A build waits for
 * all of it anyway: there it runs in place and shares what has been parsed.
 */
export async function sourceTask<Name extends keyof Tasks>(
  name: Name,
  given: Parameters<Tasks[Name]>[0],
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  type Answer = Awaited<ReturnType<Tasks[Name]>>;
  if (process.env.NODE_ENV === 'development') {
    return (await thread().run(given, {name})) as Answer;
  }
  const here: Tasks = await import('./tasks');
  const task = here[name] as (it: typeof given) => Answer | Promise<Answer>;
  return task(given);
}
