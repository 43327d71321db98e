/**
 * `npm run provisional`: what the product's owner has to confirm or to answer, with the question to
 * ask, by whom to ask.
 */
import path from 'node:path';
import {site} from '../src/site';
import {readContract} from '../src/site-model/typedoc/generate';
import {contractMarks} from './provisional/contractMarks';
import {factQuestions} from './provisional/factQuestions';
import type {Mark} from './provisional/mark';
import {pageMarks} from './provisional/pageMarks';
import {permissionMarks} from './provisional/permissionMarks';

const root = path.join(__dirname, '..');

/** What is not known, what is to be confirmed of facts and of types, and what pages say themselves. */
async function kinds(): Promise<Readonly<Record<string, readonly Mark[]>>> {
  const facts = factQuestions(root);
  return {
    'not known': facts.filter(({isUnknown}) => isUnknown),
    facts: [...facts.filter(({isUnknown}) => !isUnknown), ...permissionMarks(root)],
    types: contractMarks(await readContract(root)),
    sections: pageMarks(root),
  };
}

const askOf = ({ask = site.product.contact}: Mark) => ask;

function questionOf(kind: string, {question, what}: Mark): string {
  const own = kind === 'types' ? `Is ${what} as documented?` : `Is this right: “${what}”?`;
  return question ?? own;
}

function print(kind: string, marks: readonly Mark[]): void {
  console.log(`\n  ${kind} (${marks.length})`);
  for (const page of [...new Set(marks.map((it) => it.page))].sort()) {
    console.log(`    ${page}`);
    for (const mark of marks.filter((it) => it.page === page)) {
      console.log(`      ${mark.file}:${mark.line}  ${questionOf(kind, mark)}`);
    }
  }
}

async function main(): Promise<void> {
  const all = Object.entries(await kinds());
  const numbers = (of: (mark: Mark) => boolean) =>
    all.map(([kind, marks]) => `${marks.filter(of).length} ${kind}`).join(', ');
  const people = [...new Set(all.flatMap(([, marks]) => marks.map(askOf)))];
  const isOf = (who: string) => (mark: Mark) => askOf(mark) === who;
  for (const who of people) {
    console.log(`\nAsk ${who}`);
    all
      .map(([kind, marks]) => [kind, marks.filter(isOf(who))] as const)
      .filter(([, marks]) => marks.length > 0)
      .forEach(([kind, marks]) => print(kind, marks));
  }
  console.log('\nTo confirm');
  people.forEach((who) => console.log(`  ${who}: ${numbers(isOf(who))}`));
  console.log(`  all: ${numbers(() => true)}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
