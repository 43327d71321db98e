import {parseAllDocuments} from 'yaml';
import {problemIn} from '../../fences/fence';
import type {Checker} from './checker';

export const yaml: Checker = (fence) => {
  const documents = parseAllDocuments(fence.text);
  return [...documents].flatMap(({errors, warnings}) =>
    [...errors, ...warnings].map(({message, linePos}) => {
      const [first = message] = message.split('\n');
      const said = first.replace(/ at line \d+, column \d+:?$/, '');
      const remedy = 'fix the YAML; check indentation and quotes';
      const line = linePos?.[0].line ?? 1;
      return problemIn(fence, line, `The YAML can't be parsed: ${said}.`, remedy);
    }),
  );
};
