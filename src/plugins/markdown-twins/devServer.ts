import type {Plugin} from '@docusaurus/types';

type ConfigureWebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

interface Response {
  setHeader(name: string, value: string): void;
  end(body: string): void;
}

/**
 * Makes the development server answer with what `markdownAt` makes of a path; with `null` it looks
 * further.
 */
export function servingMarkdown(
  markdownAt: (pathname: string) => string | null,
): ConfigureWebpackResult {
  const middleware = (
    request: {url?: string},
    response: Response,
    next: (error?: unknown) => void,
  ) => {
    try {
      const markdown = markdownAt(new URL(request.url ?? '/', 'http://localhost').pathname);
      if (markdown === null) {
        next();
        return;
      }
      response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
      response.end(markdown);
    } catch (error) {
      next(error);
    }
  };
  // The types of the bundler's configuration know the server's part only where it is installed.
  return {
    devServer: {
      setupMiddlewares: (middlewares: unknown[]) => [
        {name: 'markdown-twins', middleware},
        ...middlewares,
      ],
    },
  } as ConfigureWebpackResult;
}
