/** `npm run serve`: the built site, served as GitHub Pages serves it. */
import {readDeployment} from '../src/deployment';
import {startPagesServer} from './pagesServer';

async function main(): Promise<void> {
  const {baseUrl} = readDeployment(process.env);
  const server = await startPagesServer('build', {
    port: Number(process.env.PORT ?? 3000),
    base: baseUrl,
  });
  console.log(`Serving build/ at ${server.url}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
