import {fork, type ChildProcess} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {mostSeconds} from '../rules/checkOptions';
import type {Finding, RuleId} from '../rules/finding';
import {requestOf} from '../rules/requests';
import {findingOf} from '../rules/rules';
import {together} from '../rules/together';
import {readText} from './files';
import {INSIDE, type AdapterOptions, type Message} from './messages';
import type {Report} from './report';
import {Stop} from './stop';
import {secondsOf} from './wait';

/** How long after its own deadline, and how long without a sign, the adapter's process may go on. */
const PATIENCE = 2;

/** What is known of an adapter, from what its process says of it. */
class Seen {
  private requests: readonly string[] = [];
  private readonly findings: Finding[] = [];
  private readonly answered = new Set<string>();
  private readonly errors = new Map<string, string>();
  private readonly notes = new Set<string>();
  private asking = '';

  constructor(private readonly file: string) {}

  take(message: Message): void {
    switch (message.is) {
      case 'begun':
        this.requests = message.requests;
        break;
      case 'asking':
        this.asking = message.request;
        break;
      case 'answered':
        this.answered.add(message.request);
        break;
      case 'failed':
        this.errors.set(message.request, message.error);
        break;
      case 'finding':
        this.findings.push(message.finding);
        break;
      case 'note':
        this.notes.add(message.text);
        break;
      default:
    }
  }

  /** The process went on no longer, and that is the adapter's doing. */
  broke(rule: RuleId, what: string, remedy: string): void {
    if (!this.asking) {
      throw new Stop(`${this.file} ${what} while it was loaded.`, 'let the module load without it');
    }
    const known = requestOf(this.asking) ? rule : 'unknown';
    this.findings.push(findingOf(known, this.asking, `The adapter ${what}. ${remedy}.`));
  }

  report(): Report {
    const {requests, findings, errors, notes} = this;
    const unchecked = requests.filter(
      (name) => !this.answered.has(name) && !findings.some(({request}) => request === name),
    );
    const checked = requests.filter((it) => !unchecked.includes(it));
    const passed = unchecked.flatMap((it) =>
      errors.has(it) ? [`The adapter passed an error for ${it}: “${errors.get(it)}”.`] : [],
    );
    return {
      findings: together(findings, requests),
      checked,
      unchecked,
      notes: [...notes, ...passed],
    };
  }
}

/** Follows the process to its end, or to where nobody waits any longer. */
function follow(child: ChildProcess, seen: Seen, seconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (say: () => void) => void Promise.resolve().then(say).then(resolve, reject);
    const limit = Math.max(5, seconds) + PATIENCE;
    const stuck = () =>
      seen.broke(
        'silent',
        `never came back: nothing else could run for ${limit} s`,
        'End the loop, and call back when there is data',
      );
    let pulse = setTimeout(settle, limit * 1000, stuck);
    setTimeout(settle, (mostSeconds(seconds) + PATIENCE) * 1000, () =>
      seen.take({is: 'note', text: 'The time was up before all was checked.'}),
    );
    child.on('message', (message: Message) => {
      clearTimeout(pulse);
      pulse = setTimeout(settle, limit * 1000, stuck);
      seen.take(message);
      if (message.is === 'ended') {
        resolve();
      } else if (message.is === 'stopped') {
        reject(Stop.said(message.text));
      }
    });
    const left = new Promise((gone) => child.once('disconnect', gone));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const how = `ended the process (${signal ?? `exit code ${code}`})`;
      void left.then(() =>
        settle(() => seen.broke('throws', how, 'Call callback(error) instead of process.exit()')),
      );
    });
  });
}

/**
 * Checks an adapter in a process of its own: one that ends it, never comes back, or writes to standard
 * output does so there, and the report is written here.
 */
export async function adapter(file: string, options: AdapterOptions): Promise<Report> {
  const seconds = secondsOf(options.wait);
  await readText(file);
  const child = fork(fileURLToPath(import.meta.url), [INSIDE, file, JSON.stringify(options)], {
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(2));
  }
  const seen = new Seen(file);
  try {
    await follow(child, seen, seconds);
  } finally {
    end();
  }
  return seen.report();
}
