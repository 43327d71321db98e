/** A request as a route of the backend sees it. */
interface BackendRequest {
  readonly method: string;
  /** The parsed JSON of its body, if it has one. */
  readonly body: unknown;
  readonly headers: Headers;
  readonly signal: AbortSignal | undefined;
}

/** Answers with a Response, with text, with an object as JSON, or throws as a broken network does. */
export type Route = (request: BackendRequest) => unknown;

interface Backend {
  /** To be injected into a sample. */
  readonly fetch: typeof fetch;
  /** Every request that came, with its path. */
  readonly requests: readonly (BackendRequest & {readonly path: string})[];
}

function toResponse(answer: unknown): Response {
  if (answer instanceof Response) {
    return answer;
  }
  return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
}

/** A backend of the host page, by path. What it does not know is a 404, as on a real one. */
export function backend(routes: Readonly<Record<string, Route>>): Backend {
  const requests: (BackendRequest & {path: string})[] = [];
  async function answer(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const address = input instanceof Request ? input.url : input;
    const {pathname} = new URL(address, 'https://www.example.com');
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const signal = init.signal ?? undefined;
    const request = {
      method: init.method ?? 'GET',
      body,
      headers: new Headers(init.headers),
      signal,
    };
    requests.push({...request, path: pathname});
    signal?.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
    const route = routes[pathname];
    const found = route
      ? Promise.resolve().then(() => route(request))
      : new Response('Not found', {status: 404});
    return toResponse(await Promise.race([found, aborted]));
  }
  return {fetch: answer, requests};
}
