// @ts-check
/**
 * Docusaurus, in a process that is made for what it does here. These settings are of a process, and only
 * when it starts:
 *
 * - V8 compiles and collects garbage in four threads, beside those of the site and the bundler. Where
 *   there are no other processors for them, they only interrupt each other: with one on two
 *   processors, a cold build takes a seventh less.
 * - V8 optimizes what has run for a while, and on two processors a quarter of the time of a cold build
 *   went into that. Where it has to run eight times as long, a cold build takes a twentieth less.
 * - glibc gives each thread memory of its own to share out, and hardly takes it back: of 1,500 pages that
 *   is 0.4 GiB.
 */
import {spawn} from 'node:child_process';
import os from 'node:os';
import {fileURLToPath} from 'node:url';

/** As many as V8 starts by itself. */
const MOST_THREADS = 4;

/**
 * Bytes of bytecode that run between two looks at whether to optimize a function; V8's own are 67,584.
 * Node 24 has no such option, and a faster compiler before the one that optimizes.
 */
const PATIENT = process.versions.node.startsWith('20.') ? ['--interrupt-budget=540000'] : [];

const threads = Math.max(1, Math.min(MOST_THREADS, os.availableParallelism() - 1));
const script = fileURLToPath(new URL('configured/docusaurus.mjs', import.meta.url));
const flags = [`--v8-pool-size=${threads}`, ...(threads < MOST_THREADS ? PATIENT : [])];
const child = spawn(process.execPath, [...flags, script, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {MALLOC_ARENA_MAX: '2', ...process.env},
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal));
}
child.on('close', (code) => (process.exitCode = code ?? 1));
