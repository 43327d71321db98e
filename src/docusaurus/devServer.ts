import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Plugin} from '@docusaurus/types';

type ConfigureWebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** What it throws, the server shows. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void | Promise<void>;

interface Named {
  readonly name: string;
  readonly middleware: unknown;
}

/** What asks folders for a file, and what answers any path with a page. */
const [FOLDER, PAGES] = ['express-static', 'connect-history-api-fallback'];

const pathOf = ({url}: IncomingMessage): string => new URL(url ?? '/', 'http://localhost').pathname;

/**
 * Answers what a plugin makes when it is asked for.
 * @param answer - what to answer to a path; `null` to look further
 */
export const answering =
  (type: string, answer: (pathname: string) => string | null): Middleware =>
  (request, response, next) => {
    const body = answer(pathOf(request));
    if (body === null) {
      next();
    } else {
      response.setHeader('Content-Type', `${type}; charset=utf-8`).end(body);
    }
  };

/** What pages ask for by themselves: an icon, until they name theirs, and chunks ahead, by names that only a build has. */
const UNMADE = /\/(?:favicon\.ico|\w*---[^/]*\.js)$/;

/** Makes files when one is asked for that is not there. */
export const makingFiles =
  (written: () => Promise<void>): Middleware =>
  async (request, _response, next) => {
    const pathname = pathOf(request);
    const isFile = /\.\w+$/.test(pathname) && !UNMADE.test(pathname);
    await (isFile ? written() : Promise.resolve()).then(() => next(), next);
  };

/**
 * Adds to the development server.
 * @param first - asked before all others
 * @param missing - asked for what neither the bundler nor a folder has; the folders are asked again then
 */
export function devServer(
  plugin: string,
  first: readonly Middleware[],
  missing: readonly Middleware[] = [],
): ConfigureWebpackResult {
  const named = (middleware: Middleware): Named => ({name: plugin, middleware});
  // The types of the bundler's configuration know the server's part only where it is installed.
  return {
    devServer: {
      setupMiddlewares(middlewares: Named[]) {
        const folders = middlewares.filter(({name}) => name === FOLDER);
        const pages = middlewares.findIndex(({name}) => name === PAGES);
        if (pages < 0 || folders.length === 0) {
          throw new Error(
            `src/docusaurus/devServer.ts: the development server has no middleware ${FOLDER} or ${PAGES} any more. Remedy: see in webpack-dev-server/lib/Server.js what answers with a file of a folder, and with a page, and correct the names.`,
          );
        }
        // Into the list itself: lists of several plugins are joined behind Docusaurus's own.
        if (missing.length > 0) {
          middlewares.splice(pages, 0, ...missing.map(named), ...folders);
        }
        middlewares.unshift(...first.map(named));
        return middlewares;
      },
    },
  } as ConfigureWebpackResult;
}
