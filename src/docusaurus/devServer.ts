import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Plugin} from '@docusaurus/types';

type ConfigureWebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Makes the development server answer what a plugin makes when it is asked for.
 * @param answer - what to answer to a path; `null` to look further
 */
export function answeredWhenAsked(
  plugin: string,
  type: string,
  answer: (pathname: string) => string | null,
): ConfigureWebpackResult {
  // What it throws, the server shows.
  const middleware = ({url}: IncomingMessage, response: ServerResponse, next: () => void) => {
    const body = answer(new URL(url ?? '/', 'http://localhost').pathname);
    if (body === null) {
      next();
    } else {
      response.setHeader('Content-Type', `${type}; charset=utf-8`).end(body);
    }
  };
  // The types of the bundler's configuration know the server's part only where it is installed.
  return {
    devServer: {
      setupMiddlewares(middlewares: unknown[]) {
        // Into the list itself: lists of several plugins are joined behind Docusaurus's own, whose
        // last part answers every path with a page.
        middlewares.unshift({name: plugin, middleware});
        return middlewares;
      },
    },
  } as ConfigureWebpackResult;
}
