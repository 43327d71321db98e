import {parseAllDocuments} from 'yaml';
import {at, type Checker} from './checker';

export const yaml: Checker = (fence) => {
  const documents = parseAllDocuments(fence.text);
  return [...documents].flatMap(({errors, warnings}) =>
    [...errors, ...warnings].map(({message, linePos}) => {
      const [first = message] = message.split('\n');
      const said = first.replace(/ at line \d+, column \d+:?$/, '');
      return at(
        fence,
        linePos?.[0].line ?? 1,
        `The YAML can't be parsed: ${said}.`,
        'mend the YAML; mind indentation and quotes',
      );
    }),
  );
};
