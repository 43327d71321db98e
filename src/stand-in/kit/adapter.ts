import {AsyncLocalStorage} from 'node:async_hooks';
import {Console} from 'node:console';
import {Activity, type Owner} from '../rules/activity';
import {checkAdapter} from '../rules/check';
import {namesOf} from '../rules/forms';
import {CURRENT_NAME, ENDPOINTS, OLD_NAME, REQUESTS} from '../rules/requests';
import {readAdapter} from './adapterFile';
import {Backend} from './backend';
import {HostPage} from './hostPage';
import type {Report} from './report';
import {Stop} from './stop';

interface AdapterOptions {
  readonly request?: string;
  readonly backend?: string;
  readonly wait?: string;
}

const LIMIT = 5;

function secondsOf(wait: string | undefined): number {
  const seconds = wait === undefined ? LIMIT : Number(wait);
  if (!(seconds > 0 && seconds <= 600)) {
    throw new Stop(`--wait ${wait} is no number of seconds.`, 'write a number from 1 to 600');
  }
  return seconds;
}

function requestsOf(asked: string | undefined, has: readonly string[]): readonly string[] {
  if (asked === OLD_NAME && has.includes(CURRENT_NAME)) {
    return [CURRENT_NAME];
  }
  const known = [
    ...Object.keys(REQUESTS).filter((it) => it !== OLD_NAME),
    ...Object.keys(ENDPOINTS),
  ];
  if (asked === undefined || has.includes(asked)) {
    return asked === undefined ? has : [asked];
  }
  throw new Stop(
    known.includes(asked)
      ? `The adapter has no endpoint ${asked}.`
      : `--request ${asked} is no request of the contract.`,
    has.length ? `write one of ${has.join(', ')}` : `add one of ${known.join(', ')}`,
  );
}

/** Loads an adapter and checks it, with `fetch` answered where a backend is given. */
export async function adapter(file: string, options: AdapterOptions): Promise<Report> {
  const seconds = secondsOf(options.wait);
  // What the adapter writes stays out of the report.
  globalThis.console = new Console(process.stderr, process.stderr);
  const notes = new Set<string>();
  process.on('unhandledRejection', (error) => {
    notes.add(`A promise of the adapter was rejected, and nobody handled it: ${String(error)}`);
  });
  const backend = new Backend();
  if (options.backend !== undefined) {
    await backend.use(options.backend);
  }
  const page = new HostPage();
  page.install();
  globalThis.fetch = backend.fetch;
  const storage = new AsyncLocalStorage<Owner>();
  const activity = new Activity({
    run: (owner, code) => storage.run(owner, code),
    current: () => storage.getStore(),
  });
  activity.install();
  const module: Owner = {
    failed: (error) => void notes.add(`A timer of the module threw: ${String(error)}`),
  };
  const found = await activity.run(module, () => readAdapter(file, page));
  const {findings, checked, unchecked} = await checkAdapter(found, {
    activity,
    module,
    seconds,
    requests: requestsOf(options.request, namesOf(found)),
    isWhole: options.request === undefined,
    withoutNetwork: async (code) => {
      backend.isBroken = true;
      return code().finally(() => (backend.isBroken = false));
    },
  });
  return {findings: [...page.findings, ...findings], checked, unchecked, notes: [...notes]};
}
