import fs from 'node:fs';
import path from 'node:path';
import {isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {nearest} from '../contract/resolveName';
import {DESCRIPTION_FILE} from './description';
import type {Problem} from '../../base/problem';

/** What would keep the description of the REST API from being read; Spectral knows the finer rules. */
export function descriptionProblems(siteDir: string): Problem[] {
  const file = DESCRIPTION_FILE;
  const counter = new LineCounter();
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const document = parseDocument(text, {lineCounter: counter});
  const lineAt = (offset = 0) => counter.linePos(offset).line;
  if (document.errors.length) {
    return document.errors.map(({pos, message}) => ({
      file,
      line: lineAt(pos[0]),
      message: `The description isn’t YAML: ${message.split('\n')[0]?.replace(/ at line.*/, '')}.`,
      remedy: 'fix the indentation or the quotes there',
    }));
  }
  const problems: Problem[] = [];
  const schemas = document.getIn(['components', 'schemas']) as
    {items: {key: unknown}[]} | undefined;
  const known = (schemas?.items ?? []).map(({key}) => `#/components/schemas/${String(key)}`);
  visit(document, {
    Pair(_, {key, value}) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') {
        return;
      }
      const line = lineAt(value.range?.[0]);
      const written = value.value;
      if (key.value === '$ref' && written.includes('/schemas/') && !known.includes(written)) {
        const remedy = `the nearest are ${nearest(written, known).join(', ')}`;
        problems.push({file, line, message: `Nothing is at "${written}".`, remedy});
      }
    },
  });
  return problems;
}
