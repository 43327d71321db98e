/**
 * `npm run provisional`: everything that carries the provisional mark, page by page, for the
 * product's owner to confirm one by one. `--count` prints the number alone.
 */
import path from 'node:path';
import {readContract} from '../src/site-model/typedoc/generate';
import {contractMarks} from './provisional/contractMarks';
import type {Mark} from './provisional/mark';
import {pageMarks} from './provisional/pageMarks';
import {permissionMarks} from './provisional/permissionMarks';

const root = path.join(__dirname, '..');

function print(marks: readonly Mark[]): void {
  for (const page of [...new Set(marks.map((it) => it.page))].sort()) {
    console.log(`\n${page}`);
    for (const {file, line, what} of marks.filter((it) => it.page === page)) {
      console.log(`  ${file}:${line}  ${what}`);
    }
  }
}

async function main(): Promise<void> {
  const contract = contractMarks(await readContract(root));
  const written = [...pageMarks(root), ...permissionMarks(root)];
  const pages = new Set([...contract, ...written].map(({page}) => page)).size;
  const all = contract.length + written.length;
  const total = `${all} provisional marks on ${pages} pages: ${contract.length} in the contract, ${written.length} in prose`;
  if (process.argv.includes('--count')) {
    console.log(`  ${total}; \`npm run provisional\` lists them.`);
  } else {
    print([...contract, ...written]);
    console.log(`\n${total}.`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
