/** Commands that are measured: their time, and the memory of all their processes together. */
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';

interface Command {
  readonly cwd: string;
  /** The program, then its arguments. */
  readonly line: readonly [string, ...string[]];
}

interface Cost {
  readonly seconds: number;
  readonly peakMiB: number;
  /** Standard output and error. */
  readonly output: string;
}

const SAMPLE_MS = 250;

/** No news of updates, no reports to vendors, no browser of their own. */
const QUIET = {
  NO_COLOR: '1',
  NO_UPDATE_NOTIFIER: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  BROWSER: 'none',
  NODE_ENV: undefined,
  // The corpus needs fewer packages than our pages: the copy of the site lists them again.
  UPDATE_LICENCES: '1',
  // Set by npx: npm would install into this repository.
  npm_config_local_prefix: undefined,
} satisfies NodeJS.ProcessEnv;

const running = new Set<ChildProcess>();

function signal({pid}: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) {
      process.kill(-pid, name);
    }
  } catch {
    // Nothing of it is left.
  }
}

// A terminal interrupts its own process group, which these are not of.
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => {
    running.forEach((child) => signal(child, 'SIGKILL'));
    process.exit(1);
  });
}

/** Starts a command as the head of a process group of its own, so that all of it can be ended. */
export function start({cwd, line: [program, ...args]}: Command): ChildProcess {
  const child = spawn(program, args, {
    cwd,
    detached: true,
    env: {...process.env, ...QUIET},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

export async function stop(child: ChildProcess): Promise<void> {
  if (!running.has(child)) {
    return;
  }
  const end = ended(child);
  signal(child, 'SIGTERM');
  const harder = setTimeout(() => signal(child, 'SIGKILL'), 5_000);
  await end;
  clearTimeout(harder);
}

function parentOf(pid: number): number | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may hold spaces and brackets: state, then parent.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

function processTree(root: number): number[] {
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = new Map<number, number[]>();
  for (const pid of pids.map(Number)) {
    const parent = parentOf(pid);
    if (parent !== null) {
      children.set(parent, [...(children.get(parent) ?? []), pid]);
    }
  }
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)];
  return below(root);
}

/** Proportional set size: what processes share is counted once. */
function memoryKiB(pid: number): number {
  try {
    const rollup = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  } catch {
    return 0; // it has ended meanwhile
  }
}

/** Runs a command to its end; fails with its output where it fails. */
export async function measure(command: Command): Promise<Cost> {
  const begin = performance.now();
  const child = start(command);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let peakKiB = 0;
  const timer = setInterval(() => {
    const tree = child.pid === undefined ? [] : processTree(child.pid);
    peakKiB = Math.max(
      peakKiB,
      tree.reduce((total, pid) => total + memoryKiB(pid), 0),
    );
  }, SAMPLE_MS);
  const exitCode = await ended(child).finally(() => clearInterval(timer));
  const seconds = (performance.now() - begin) / 1_000;
  if (exitCode !== 0) {
    const tail = output.split('\n').slice(-40).join('\n');
    throw new Error(`${command.line.join(' ')} in ${command.cwd} ended with ${exitCode}:\n${tail}`);
  }
  return {seconds, peakMiB: peakKiB / 1_024, output};
}
