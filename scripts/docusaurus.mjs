// @ts-check
/**
 * Docusaurus, in a process that is made for what it does here. Both settings are of a process, and only
 * when it starts:
 *
 * - V8 compiles and collects garbage in four threads, beside those of the site and the bundler. Where
 *   there are no other processors for them, they only interrupt each other: with one on two
 *   processors, a cold build takes a seventh less.
 * - glibc gives each thread memory of its own to share out, and hardly takes it back: of 1,500 pages that
 *   is 0.4 GiB.
 */
import {spawn} from 'node:child_process';
import os from 'node:os';
import {fileURLToPath} from 'node:url';

/** As many as V8 starts by itself. */
const MOST_THREADS = 4;

const threads = Math.max(1, Math.min(MOST_THREADS, os.availableParallelism() - 1));
const script = fileURLToPath(new URL('configured/docusaurus.mjs', import.meta.url));
const child = spawn(
  process.execPath,
  [`--v8-pool-size=${threads}`, script, ...process.argv.slice(2)],
  {stdio: 'inherit', env: {MALLOC_ARENA_MAX: '2', ...process.env}},
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal));
}
child.on('close', (code) => (process.exitCode = code ?? 1));
