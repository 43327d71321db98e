/** A page must not wait for ever, and a host must not be asked for everything at once. */
const TIMEOUT_MS = 20_000;
const AT_ONCE = 8;

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** `fetch` itself says no more than that it failed. */
export function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

/** Asks without following redirects; `status` 0 means that nobody answered, and `text` says why. */
export async function get(url: string): Promise<Answer> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return {status: response.status, text: await response.text()};
  } catch (error) {
    return {status: 0, text: String(causeOf(error))};
  }
}

/** `work` on all items, a few at a time; results in their order. */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  async function worker(): Promise<void> {
    for (const [index, item] of queue) {
      results[index] = await work(item);
    }
  }
  await Promise.all(Array.from({length: AT_ONCE}, worker));
  return results;
}
