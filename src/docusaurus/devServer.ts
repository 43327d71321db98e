import type {Plugin} from '@docusaurus/types';

type ConfigureWebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

interface Response {
  setHeader(name: string, value: string): void;
  end(body: string): void;
}

interface Answering {
  readonly type: string;
  /** What to answer to a path; `null` to look further. */
  readonly answer: (pathname: string) => string | null;
}

/** Makes the development server answer what a plugin makes when it is asked for. */
export function answeredWhenAsked(
  plugin: string,
  {type, answer}: Answering,
): ConfigureWebpackResult {
  const middleware = (
    request: {url?: string},
    response: Response,
    next: (error?: unknown) => void,
  ) => {
    try {
      const body = answer(new URL(request.url ?? '/', 'http://localhost').pathname);
      if (body === null) {
        next();
        return;
      }
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.end(body);
    } catch (error) {
      next(error);
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
