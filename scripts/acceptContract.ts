/** `npm run contract:accept`: takes the contract as it is for what was meant, and records what changed. */
import path from 'node:path';
import {readFacts} from '../src/facts';
import {withOwnNames} from '../src/ownNames';
import {declarationFile} from '../src/outputs/downloads/declarationFile';
import {readDescription} from '../src/site-model/openapi/description';
import {accept, REPORT_FILE} from '../src/site-model/report/record';
import {readContract} from '../src/site-model/typedoc/generate';

const root = path.join(__dirname, '..');

async function main(): Promise<void> {
  const contract = await readContract(root);
  const {facts} = withOwnNames(readFacts(root));
  const reported = {contract, description: readDescription(root), facts};
  const date = new Date().toISOString().slice(0, 10);
  const header = [
    `The types as they were accepted on ${date}, to compare with. To use: virtual-stadium.d.ts.`,
  ];
  const declarations = declarationFile(path.join(root, 'src/contract'), header);
  const changes = accept(root, reported, declarations, date);
  for (const {part, happened, breaks, remedy} of changes) {
    const broken = breaks.length ? `, breaks code for ${breaks.join(' and ')}` : '';
    console.log(`${happened.padEnd(10)} ${part}${broken}. ${remedy}`);
  }
  console.log(`${changes.length} changes recorded. Read the diff of ${REPORT_FILE}, then commit.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
