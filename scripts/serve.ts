/** `npm run serve`: the built site, served as GitHub Pages serves it, under its own base URL. */
import {builtBase} from './builtBase';
import {startPagesServer} from './pagesServer';

async function main(): Promise<void> {
  const server = await startPagesServer('build', {
    port: Number(process.env.PORT ?? 3000),
    base: builtBase('build', process.env.BASE_URL),
  });
  console.log(`Serving build/ at ${server.url}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
