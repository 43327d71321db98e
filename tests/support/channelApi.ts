import http from 'node:http';
import type {AddressInfo} from 'node:net';

/** What the stand-in does with one request instead of answering well. */
export type Trouble =
  | {readonly kind: 'status'; readonly status: number; readonly retryAfter?: string}
  /** The connection breaks before the request is looked at. */
  | {readonly kind: 'dropped'}
  /** The channel is created, and the connection breaks before the answer. */
  | {readonly kind: 'lost answer'}
  /** The channel is created, and the answer says that something went wrong. */
  | {readonly kind: 'created, then 500'}
  /** The first half of a list is created, and the answer says that something went wrong. */
  | {readonly kind: 'half of it'};

interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  readonly body: unknown;
  readonly at: number;
}

/** Stands in for the Management API in tests: keeps channels, refuses an id that it has. */
export class ChannelApi {
  readonly requests: ApiRequest[] = [];
  /** Number of creations by id. */
  readonly created = new Map<string, number>();
  private readonly server: http.Server;
  /** Asked before each request is answered. */
  trouble: (request: ApiRequest, index: number) => Trouble | null = () => null;

  private constructor() {
    this.server = http.createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => this.answer(request, response, Buffer.concat(chunks).toString()));
    });
  }

  static async start(): Promise<ChannelApi> {
    const api = new ChannelApi();
    await new Promise<void>((resolve) => api.server.listen(0, '127.0.0.1', resolve));
    return api;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/api`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: http.IncomingMessage, response: http.ServerResponse, text: string): void {
    const seen: ApiRequest = {
      method: request.method ?? '',
      path: decodeURIComponent((request.url ?? '').replace(/^\/api/, '')),
      authorization: request.headers.authorization,
      contentType: request.headers['content-type'],
      body: text ? (JSON.parse(text) as unknown) : undefined,
      at: Date.now(),
    };
    const trouble = this.trouble(seen, this.requests.push(seen) - 1);
    if (trouble?.kind === 'dropped') {
      request.socket.destroy();
    } else if (trouble?.kind === 'status') {
      const wait = trouble.retryAfter === undefined ? {} : {'Retry-After': trouble.retryAfter};
      response.writeHead(trouble.status, wait).end();
    } else {
      const status = this.handle(seen, trouble?.kind === 'half of it');
      if (trouble?.kind === 'lost answer') {
        request.socket.destroy();
      } else {
        response.writeHead(trouble ? 500 : status).end();
      }
    }
  }

  private handle({method, path, body}: ApiRequest, half: boolean): number {
    if (method !== 'POST') {
      return method === 'DELETE' ? 204 : 200;
    }
    const channels = (path === '/channel/create' ? [body] : body) as {channelId: string}[];
    if (channels.some(({channelId}) => this.created.has(channelId))) {
      return 409;
    }
    for (const {channelId} of half ? channels.slice(0, channels.length / 2) : channels) {
      this.created.set(channelId, (this.created.get(channelId) ?? 0) + 1);
    }
    return 201;
  }
}
