/**
 * `tsx scripts/checkLive.ts <address> [commit]`: whether the live site is the commit that it says
 * it is, and whether its links hold. Without a commit, only its links.
 */
import {problemsOfSite} from './live/site';

async function main([address, commit]: readonly string[]): Promise<void> {
  if (!address) {
    throw new Error(
      'Which site? Usage: tsx scripts/checkLive.ts https://example.org/docs/ [commit]',
    );
  }
  const problems = await problemsOfSite(address, commit ?? null);
  problems.forEach((problem) => console.error(problem));
  console.log(`${address}: ${problems.length} problems.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
