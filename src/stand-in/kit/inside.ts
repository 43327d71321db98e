import {AsyncLocalStorage} from 'node:async_hooks';
import {syncBuiltinESMExports} from 'node:module';
import timers from 'node:timers';
import {Activity, type Owner} from '../rules/activity';
import {checkAdapter} from '../rules/check';
import {namesOf} from '../rules/forms';
import {CURRENT_NAME, ENDPOINTS, OLD_NAME, REQUESTS} from '../rules/requests';
import {findingOf} from '../rules/rules';
import {readAdapter} from './adapterFile';
import {Backend} from './backend';
import {HostPage} from './hostPage';
import type {AdapterOptions, Message} from './messages';
import {Stop} from './stop';
import {secondsOf} from './wait';

/** How often the process says that its thread is free, in milliseconds. */
const PULSE = 250;

function requestsOf(asked: string | undefined, has: readonly string[]): readonly string[] {
  if (asked === OLD_NAME && has.includes(CURRENT_NAME)) {
    return [CURRENT_NAME];
  }
  const known = [...Object.keys(REQUESTS), ...Object.keys(ENDPOINTS)];
  if (asked === undefined || has.includes(asked)) {
    return asked === undefined ? has : [asked];
  }
  throw new Stop(
    known.includes(asked)
      ? `The adapter has no endpoint ${asked}.`
      : `--request ${asked} isn’t a request of the contract.`,
    has.length ? `write one of ${has.join(', ')}` : `add one of ${known.join(', ')}`,
  );
}

/** What nobody catches is the adapter's, of the request for which it ran or that was asked last. */
function catchAll(ownerOf: () => Owner): void {
  process.on('uncaughtException', (error) => ownerOf().failed(error, 'The adapter threw'));
  process.on('unhandledRejection', (error) => {
    // A fetch that was ended, as it had to be.
    if ((error as Error | null)?.name !== 'AbortError') {
      ownerOf().failed(error, 'A promise of the adapter was rejected, and no one handled it:');
    }
  });
}

/** Loads an adapter and checks it, with `fetch` answered where a backend is given. */
async function check(file: string, options: AdapterOptions, send: (message: Message) => void) {
  const seconds = secondsOf(options.wait);
  const storage = new AsyncLocalStorage<Owner>();
  const module: Owner = {
    failed: (error) => {
      const message = `What the module started threw “${String(error)}”. Catch it.`;
      send({is: 'finding', finding: findingOf('throws', '', message)});
    },
  };
  let last = module;
  catchAll(() => storage.getStore() ?? last);
  const backend = new Backend(
    (text) => send({is: 'note', text}),
    (code) => storage.exit(code),
  );
  globalThis.fetch = backend.fetch;
  const activity = new Activity({
    run: (owner, code) => storage.run((last = owner), code),
    current: () => storage.getStore(),
  });
  activity.own.setInterval(() => send({is: 'alive'}), PULSE);
  if (options.backend !== undefined) {
    await backend.use(options.backend);
  }
  const page = new HostPage();
  page.install();
  activity.install();
  // Whoever imports them gets the same.
  Object.assign(timers, {setTimeout, setInterval, clearTimeout, clearInterval});
  syncBuiltinESMExports();
  const found = await activity.run(module, () => readAdapter(file, page, seconds));
  const requests = requestsOf(options.request, namesOf(found));
  send({is: 'begun', requests});
  page.findings.forEach((finding) => send({is: 'finding', finding}));
  await checkAdapter(found, {
    hear: send,
    activity,
    module,
    seconds,
    requests,
    isWhole: options.request === undefined,
    fixedAnswers: () => backend.fixed,
    withoutNetwork: (code) => backend.broken(code),
  });
}

/** Runs an adapter in a process of its own, which says what it sees while it sees it. */
export async function inside(file: string, options: AdapterOptions): Promise<void> {
  const send = process.send!.bind(process) as (message: Message) => void;
  // The adapter has no business with it, and none without the process that asked.
  Reflect.deleteProperty(process, 'send');
  process.on('disconnect', () => process.exit());
  try {
    await check(file, options, send);
    send({is: 'ended'});
  } catch (error) {
    const text = error instanceof Stop ? error.message : String((error as Error).stack ?? error);
    send({is: 'stopped', text});
  }
}
