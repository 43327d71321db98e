/**
 * `tsx scripts/keepPreviousAssets.ts <address>`: adds the assets of the live site to `build/`. Where
 * that fails (the first deployment, a network that is down) the deployment goes on without: a page
 * that misses a part reloads.
 */
import {keepPreviousAssets} from './live/previousAssets';

async function main([address]: readonly string[]): Promise<void> {
  if (!address) {
    throw new Error(
      'Which site? Usage: tsx scripts/keepPreviousAssets.ts https://example.org/docs/',
    );
  }
  try {
    const kept = await keepPreviousAssets('build', address);
    console.log(`Kept ${kept.length} assets of the previous deployment.`);
  } catch (error) {
    // On one line: what a site has answered must not become a command of the workflow.
    const why = String(error).replace(/\s+/g, ' ');
    console.log(`::warning::No assets of the previous deployment were kept: ${why}`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
