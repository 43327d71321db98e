import path from 'node:path';
import Ajv, {type SchemaObject} from 'ajv';
import {isMap, isSeq, LineCounter, parseDocument, type Node} from 'yaml';
import {readText} from '../base/files';
import type {Problem} from '../base/problem';

const ajv = new Ajv({allErrors: true});

/**
 * What entries have. The `description` of a property is what authors are told to write there.
 * @param rules - what holds between properties
 */
export function shapeOf<Entry>(
  properties: Readonly<Record<string, SchemaObject>>,
  required: readonly (keyof Entry)[],
  rules: SchemaObject = {},
) {
  const validate = ajv.compile<Entry>({
    type: 'object',
    properties,
    required,
    additionalProperties: false,
    ...rules,
  });
  return {properties, validate};
}

/** Reads a file of facts, lists in YAML by their name. Entries with a mistake are left out. */
export function readFactFile<Entry>(
  siteDir: string,
  name: string,
  {properties, validate}: ReturnType<typeof shapeOf<Entry>>,
) {
  const file = `src/facts/${name}`;
  const lineCounter = new LineCounter();
  const {errors, contents} = parseDocument(readText(path.join(siteDir, file)), {lineCounter});
  const problems: Problem[] = [];
  const add = (offset: number, message: string, remedy: string) =>
    problems.push({file, line: lineCounter.linePos(offset).line, message, remedy});

  for (const {pos, message} of errors) {
    const said = message.split('\n')[0]?.replace(/ at line.*/, '');
    add(pos[0], `This isn’t YAML: ${said}.`, 'fix the indentation or the quotes there');
  }

  function entryOf(node: Node): Entry | never[] {
    const entry: unknown = isMap(node) ? node.toJSON() : {};
    if (validate(entry)) {
      return entry;
    }
    const errors = (validate.errors ?? []).filter((it) => it.keyword !== 'if');
    for (const {keyword, params, instancePath} of errors) {
      const given = params as {additionalProperty?: string; missingProperty?: string};
      const key = given.additionalProperty ?? given.missingProperty ?? instancePath.split('/')[1]!;
      const {range} = (isMap(node) && node.get(key, true)) || node;
      const what = String(properties[key]?.description);
      const [message, remedy] =
        keyword === 'additionalProperties'
          ? [`An entry here has no “${key}”.`, `write one of ${keys}, or remove it`]
          : [`The entry has no “${key}”, or not as ${what}.`, `write ${key}: and ${what}`];
      add(range?.[0] ?? 0, message, remedy);
    }
    return [];
  }

  const keys = Object.keys(properties).join(', ');
  const lists = errors.length === 0 && isMap(contents) ? contents.items : [];
  const groups = lists.map(({key, value}) => {
    const nodes = isSeq<Node>(value) ? value.items : [];
    return [String(key), nodes.flatMap(entryOf)] as const;
  });
  return {groups, problems};
}
