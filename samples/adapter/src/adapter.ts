import type {
  AdapterCallback,
  Unsubscribe,
  OutcomesRequest,
  OutcomesResponse,
  MatchEventMarketRequest,
  MatchEventMarketResponse,
  BetShareRequest,
  BetShareResponse,
  FunctionAdapter,
} from 'virtual-stadium';

async function ask<Data>(
  address: string,
  question: string,
  signal: AbortSignal,
): Promise<Data | undefined> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: question,
    signal,
  });
  if (!response.ok)
    throw new Error(`${address} answered with status ${response.status}`);
  if (response.status === 204) return undefined; // Nothing fits.
  return (await response.json()) as Data;
}

/** Asks once for each request. */
function createList<Args, Data>(address: string) {
  return (args: Args, callback: AdapterCallback<Data>): Unsubscribe => {
    const stopped = new AbortController();
    ask<Data>(address, JSON.stringify(args), stopped.signal).then(
      (data) => {
        if (!stopped.signal.aborted) callback(null, data);
      },
      (error: Error) => {
        if (!stopped.signal.aborted) callback(error);
      },
    );
    return () => stopped.abort();
  };
}

/** Asks again and again; requests with equal arguments share answers. */
function createFeed<Args, Data>(address: string, pauseInMs: number) {
  interface Feed {
    subscriptions: Set<{callback: AdapterCallback<Data>}>;
    latest?: Data | undefined;
    stop: () => void;
  }
  const feeds = new Map<string, Feed>();

  function start(question: string): Feed {
    const stopped = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const feed: Feed = {
      subscriptions: new Set(),
      stop: () => {
        stopped.abort();
        clearTimeout(timer);
      },
    };

    async function load(): Promise<void> {
      let failure: Error | null = null;
      try {
        feed.latest = await ask<Data>(address, question, stopped.signal);
      } catch (error) {
        feed.latest = undefined;
        failure = error instanceof Error ? error : new Error(String(error));
      }
      if (stopped.signal.aborted) return;
      for (const {callback} of feed.subscriptions)
        callback(failure, feed.latest);
      timer = setTimeout(load, pauseInMs);
    }

    void load();
    return feed;
  }

  return (args: Args, callback: AdapterCallback<Data>): Unsubscribe => {
    const question = JSON.stringify(args);
    const feed = feeds.get(question) ?? start(question);
    feeds.set(question, feed);

    const subscription = {callback};
    feed.subscriptions.add(subscription);
    if (feed.latest) callback(null, feed.latest);

    return () => {
      const wasAlive = feed.subscriptions.delete(subscription);
      if (!wasAlive || feed.subscriptions.size > 0) return;
      feed.stop();
      feeds.delete(question);
    };
  };
}

const outcomes = createFeed<OutcomesRequest, OutcomesResponse>(
  '/api/outcomes',
  5_000,
);
const matchEventMarkets = createFeed<
  MatchEventMarketRequest,
  MatchEventMarketResponse
>('/api/match-event-markets', 2_000);
const betShare = createList<BetShareRequest, BetShareResponse>(
  '/api/bet-share',
);

export const adapter: FunctionAdapter = (requestName, args, callback) => {
  switch (requestName) {
    case 'outcomes':
      return outcomes(args, callback);
    case 'matchEventMarkets':
      return matchEventMarkets(args, callback);
    case 'virtualStadium.matchEventMarkets':
      return undefined; // The same request under its old name: no callback.
    case 'betShare':
      if (!args.userId) {
        callback(new Error('userId required'));
        return undefined;
      }
      return betShare(args, callback);
    default:
      console.info('The adapter does not know this request:', requestName);
      return undefined;
  }
};
