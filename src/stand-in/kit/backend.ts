import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {readJson, readText} from './files';
import {Stop} from './stop';

/** How long an answer is on its way: long enough for an adapter to be ended meanwhile. */
const DELAY = 15;

/** Where a page would be: what an adapter's addresses are relative to. */
export const HOST = 'http://localhost';

type Handler = (request: Request) => unknown;

const toResponse = (answer: unknown): Response => {
  if (answer instanceof Response) {
    return answer;
  }
  return answer === undefined
    ? new Response('Not found', {status: 404})
    : typeof answer === 'string'
      ? new Response(answer)
      : Response.json(answer);
};

/** By address or path: `{"/api/outcomes": {…}}`; with a query too, if an entry has one. */
function byAddress(entries: Readonly<Record<string, unknown>>): Handler {
  return ({url}) => {
    const {pathname, search, href} = new URL(url);
    const key = [href, pathname + search, pathname].find((it) => Object.hasOwn(entries, it));
    return key === undefined ? undefined : structuredClone(entries[key]);
  };
}

async function read(file: string): Promise<Handler> {
  if (file.endsWith('.json')) {
    const entries = await readJson(file);
    if (typeof entries !== 'object' || entries === null || Array.isArray(entries)) {
      throw new Stop(
        `${file} isn’t an object.`,
        'write answers by address: {"/api/outcomes": {"outcomes": []}}',
      );
    }
    return byAddress(entries as Record<string, unknown>);
  }
  await readText(file);
  let found: {default?: unknown};
  try {
    found = (await import(pathToFileURL(path.resolve(file)).href)) as typeof found;
  } catch (error) {
    throw new Stop(
      `${file} can't be loaded as a backend: ${String(error)}.`,
      'pass an ES module that Node can run, or a .json file',
    );
  }
  if (typeof found.default !== 'function') {
    throw new Stop(
      `${file} has no function as its default export.`,
      'write export default (request) => new Response(…), or pass a .json file',
    );
  }
  return found.default as Handler;
}

/** Answers the `fetch` of an adapter, and can fail on demand. */
export class Backend {
  /** How many answers came from a file: they are the same whatever was asked. */
  fixed = 0;
  private isFile = false;
  private isBroken = false;
  private failures = 0;
  private handler: Handler | null = null;
  private readonly network = globalThis.fetch;

  /**
   * @param say - hears of what is wrong with the backend itself
   * @param aside - runs code for nobody: the timers of a real fetch aren't the adapter's
   */
  constructor(
    private readonly say: (text: string) => void,
    private readonly aside: <T>(code: () => T) => T,
  ) {}

  async use(file: string): Promise<void> {
    this.handler = await read(file);
    this.isFile = file.endsWith('.json');
  }

  /** Runs code while every fetch fails: how many did. */
  async broken(code: () => Promise<void>): Promise<number> {
    this.isBroken = true;
    this.failures = 0;
    await code().finally(() => (this.isBroken = false));
    return this.failures;
  }

  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    if (!this.handler && !this.isBroken) {
      return this.aside(() => this.network(input, init));
    }
    const request = new Request(input instanceof Request ? input : new URL(input, HOST), init);
    const {signal} = request;
    signal.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const timer = later(resolve, DELAY);
      signal.addEventListener('abort', () => {
        cancel(timer);
        reject(signal.reason as Error);
      });
    });
    if (this.isBroken) {
      this.failures += 1;
      throw new TypeError('fetch failed');
    }
    this.fixed += this.isFile ? 1 : 0;
    try {
      return toResponse(await this.handler!(request));
    } catch (error) {
      this.say(`The backend threw “${String(error)}” for ${request.method} ${request.url}.`);
      throw new TypeError('fetch failed', {cause: error});
    }
  };
}

// As they are before anything is watched.
const {setTimeout: later, clearTimeout: cancel} = globalThis;
