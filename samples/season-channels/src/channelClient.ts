import {setTimeout as sleep} from 'node:timers/promises';
import type {CreateChannelRequest} from 'virtual-stadium';

export interface Outcome {
  channelId: string;
  /** `exists`: before the first try. `unknown`: no sure answer, or the run ended: try it later. */
  result: 'created' | 'exists' | 'refused' | 'unknown';
  /** Of the last answer, if there was one. */
  status: number | null;
}

/** `unsure`: some of the channels may exist. `unsent`: none of them was created. */
export type BatchResult = 'accepted' | 'unsure' | 'unsent';

export interface ClientOptions {
  baseUrl: string;
  /** Gives a token that is still valid. */
  token: () => string;
  /** Requests at the same time. */
  concurrency: number;
  /** Milliseconds between the starts of two requests, from your limit. */
  gap: number;
  /** Tries for each channel. */
  attempts: number;
  /** Milliseconds of the first wait; each further one is twice as long. */
  firstWait: number;
  longestWait: number;
}

/** If the server asks for a longer wait, 429 and a batch's 5xx end the run, and another 5xx the tries for this channel. Timers can't wait for more than 24 days. */
const longestAskedWait = 60 * 60 * 1000;

/** How long the server asks to wait, in milliseconds; `null` when it doesn't say, or says nonsense. */
function askedWait(response: Response): number | null {
  const header = response.headers.get('Retry-After') ?? '';
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return ms > 0 ? ms : null;
}

export function createChannelClient(options: ClientOptions) {
  /** No request starts before this time: one 429 stops all workers. */
  let notBefore = 0;
  /** After a 401 or 403: every other request would be refused as well. */
  let ended = false;

  /** False when the run has ended, or the server asks for too long a wait. */
  async function waitForTurn(): Promise<boolean> {
    if (ended) return false;
    for (let wait = notBefore - Date.now(); wait > 0; wait = notBefore - Date.now()) {
      if (wait > longestAskedWait) return false;
      await sleep(wait);
    }
    notBefore = Date.now() + options.gap;
    return !ended;
  }

  /** Half is fixed, half is chance. */
  function backOff(attempt: number): number {
    const wait = Math.min(options.longestWait, options.firstWait * 2 ** attempt);
    return wait / 2 + (Math.random() * wait) / 2;
  }

  async function send(path: string, body: object): Promise<Response | null> {
    try {
      const response = await fetch(options.baseUrl + path, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${options.token()}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
      await response.arrayBuffer(); // frees the connection
      if (response.status === 401 || response.status === 403) {
        if (!ended) console.error(`The token was rejected with ${response.status}: the run ends.`);
        ended = true;
      }
      return response;
    } catch {
      return null; // no answer, or half of one
    }
  }

  async function create(channel: CreateChannelRequest): Promise<Outcome> {
    const {channelId} = channel;
    let status: number | null = null;
    /** A try without a sure answer may have created the channel. */
    let mayExist = false;

    for (let attempt = 0; attempt < options.attempts; attempt += 1) {
      if (!(await waitForTurn())) break;
      const response = await send('/channel/create', channel);
      status = response?.status ?? null;
      if (response?.ok) return {channelId, result: 'created', status};
      if (status === 409) {
        return {channelId, result: mayExist ? 'created' : 'exists', status};
      }
      if (status !== null && status < 500 && status !== 429) {
        return {channelId, result: 'refused', status};
      }

      const wait = (response && askedWait(response)) ?? backOff(attempt);
      if (status === 429) {
        notBefore = Math.max(notBefore, Date.now() + wait);
      } else {
        if (wait > longestAskedWait) break;
        mayExist = true;
        await sleep(wait);
      }
    }
    return {channelId, result: 'unknown', status};
  }

  async function createBatch(channels: readonly CreateChannelRequest[]): Promise<BatchResult> {
    if (!(await waitForTurn())) return 'unsent';
    const response = await send('/channel/create/batch', channels);
    if (response?.ok) return 'accepted';
    if (!response || response.status === 429 || response.status >= 500) {
      const wait = (response && askedWait(response)) ?? backOff(0);
      notBefore = Math.max(notBefore, Date.now() + wait);
    }
    return ended ? 'unsent' : 'unsure';
  }

  async function createAll(channels: readonly CreateChannelRequest[]): Promise<Outcome[]> {
    const waiting = [...new Map(channels.map((it) => [it.channelId, it])).values()];
    const outcomes: Outcome[] = [];
    async function work(): Promise<void> {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        outcomes.push(await create(next));
      }
    }
    await Promise.all(Array.from({length: options.concurrency}, work));
    return outcomes;
  }

  return {createAll, createBatch};
}
