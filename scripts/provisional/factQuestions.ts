import fs from 'node:fs';
import path from 'node:path';
import {readFacts} from '../../src/facts';
import type {Mark} from './mark';

const file = 'src/facts/product.yaml';

/** What `product.yaml` says is derived or unknown, at its line. */
export function factQuestions(root: string): (Mark & {readonly isUnknown: boolean})[] {
  const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
  const open = readFacts(root).facts.product.filter(({status}) => status !== 'public');
  return open.map(({id, page, status, ask, question, sentence}) => ({
    page: page.slice(1),
    file,
    line: lines.findIndex((it) => it.trim() === `- id: ${id}`) + 1,
    what: id,
    ask,
    question: `${id}: ${question ? `Ask ${question}` : `Is this right? ${sentence}`}`,
    isUnknown: status === 'unknown',
  }));
}
