import {Stop} from './stop';

const LIMIT = 5;

/** How long an answer may take. */
export function secondsOf(wait: string | undefined): number {
  const seconds = wait === undefined ? LIMIT : Number(wait);
  if (!(seconds > 0 && seconds <= 600)) {
    throw new Stop(`--wait ${wait} isn’t a number of seconds.`, 'write a number from 1 to 600');
  }
  return seconds;
}

const {setTimeout: later, clearTimeout: cancel} = globalThis;

/** What a promise brings, unless it brings nothing within the time that loading may take. */
export async function soon<T>(promise: Promise<T>, seconds: number, what: string): Promise<T> {
  const limit = Math.max(LIMIT, seconds);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const remedy = 'let it come to an end; what takes longer belongs into a request';
    timer = later(() => reject(new Stop(`${what} within ${limit} s.`, remedy)), limit * 1000);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    cancel(timer);
  }
}
