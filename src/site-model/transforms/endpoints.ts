import {STATUS_CODES} from 'node:http';
import {
  block,
  bullets,
  code,
  details,
  heading,
  joined,
  link,
  paragraph,
  provisionalBlock,
  provisionalPart,
  section,
  strong,
  table,
  type Block,
  type Phrasing,
} from '../../base/mdast';
import type {Dates} from '../contract/model';
import {
  DESCRIPTION_FILE,
  kebab,
  operationsOf,
  resolve,
  type Description,
  type Operation,
  type ProvisionalNote,
  type Reference,
  type Schema,
} from '../openapi/description';
import {fieldsOf, type FieldType} from '../openapi/fields';
import {datesNodes} from '../report/news';
import {samplesOf} from '../openapi/samples';
import {dividedTable, type Marking} from './dividedTable';
import {markSymptom} from './symptoms';

export {kebab};

/** A sentence of the description: text between backticks is code, between two stars each bold. */
function sentence(value: string): Phrasing[] {
  const parts = value.split(/(`[^`]+`|\*\*[^*]+\*\*)/).filter(Boolean);
  return parts.map((part) => {
    const said = part.replace(/^(?:`|\*\*)(.+?)(?:`|\*\*)$/, '$1');
    return part === said ? part : part.startsWith('`') ? code(said) : strong([said]);
  });
}

/** What is said, and which of it is provisional: all (`true`), or a sentence of its own. */
function marked(said: Phrasing[], note: ProvisionalNote, {covered}: Marking = {}): Phrasing[] {
  if (!note) {
    return said;
  }
  if (covered) {
    return note === true ? said : [...said, ' ', ...sentence(note)];
  }
  return note === true ? provisionalPart(said) : [...said, ' ', ...provisionalPart(sentence(note))];
}

const valueList = (values: readonly string[]) => joined(values.map(code), ', ');

function typeNodes({text, schema, isList, values}: FieldType): Phrasing[] {
  const shown = schema ? link(`#${kebab(schema)}`, [code(text)]) : code(text);
  const allowed = values.length ? [': ', ...valueList(values)] : [];
  return [...(isList ? ['list of '] : []), shown, ...allowed];
}

/** By the name of a part in the report: what happened to it, and when. */
type AllDates = Readonly<Record<string, Dates>>;

/** A name with an address of its own: `#create-channel-channelId`. */
function nameIn(of: string, name: string): Phrasing {
  return link(`#${of}-${name}`, [code(name)], `${of}-${name}`);
}

function fieldTable(
  description: Description,
  of: string,
  schema: Schema | Reference,
  dates: AllDates,
  to: Marking = {},
): Block {
  const rows = fieldsOf(description, schema);
  const {name} = resolve(description, schema);
  const head = ['Name', 'Type', 'Required', 'Description'];
  const blocks = dividedTable(to, head, rows, (within, field) => [
    nameIn(of, field.name),
    typeNodes(field.type),
    field.required ? strong(['required']) : 'optional',
    joined(
      [
        marked(sentence(field.description), field.provisional, within),
        datesNodes(dates[`schema ${name}.${field.name}`]),
      ],
      ' ',
    ),
  ]);
  return section('fields', blocks);
}

function parameterTable(of: string, {parameters}: Operation): Block {
  const rows = parameters.map(({name, in: where, schema, description, 'x-provisional': note}) => [
    nameIn(of, name),
    where,
    code(schema.type ?? 'string'),
    marked(sentence(description), note),
  ]);
  return section('fields', [table(['Name', 'Where', 'Type', 'Description'], rows)]);
}

/** With the words that a log has: `404 Not Found`. */
const statusCode = (status: string) =>
  code(`${status.toLowerCase()} ${STATUS_CODES[status] ?? ''}`.trim());

function statusNodes(status: string): Phrasing[] {
  const others = ['500', '503'].map(statusCode);
  const examples = status === '5XX' ? [', such as ', ...joined(others, ' or ')] : [];
  return status === 'default' ? ['Any other status'] : [statusCode(status), ...examples];
}

function responseTable(id: string, {responses, operationId, summary}: Operation): Block {
  // Numbers come first in an object: `2XX` would follow `429`.
  const listed = Object.entries(responses).toSorted(([a], [b]) => a.localeCompare(b));
  const covered = listed.every(([, it]) => it['x-provisional'] === true);
  const shown = table(
    ['Status', 'Cause', 'Fix'],
    listed.map(([status, {description, 'x-provisional': note, 'x-fix': fix = ''}]) => [
      statusNodes(status),
      marked(sentence(description), note, {covered}),
      sentence(fix || 'None needed'),
    ]),
  );
  listed.forEach(([status, {'x-fix': fix, 'x-provisional': note}], index) => {
    if (fix) {
      const anchor = `${id}-${status.toLowerCase()}`;
      markSymptom(shown.children[index + 1]!, anchor, summary, Boolean(note));
    } else if (!status.startsWith('2')) {
      const remedy = 'Remedy: write x-fix, with what to do about it.';
      throw new Error(`${DESCRIPTION_FILE}: ${status} of ${operationId} has no x-fix. ${remedy}`);
    }
  });
  return covered ? provisionalBlock('table', [shown]) : shown;
}

function bodyBlocks(
  description: Description,
  of: string,
  body: Schema | Reference,
  dates: AllDates,
): Block[] {
  const {schema} = resolve(description, body);
  if (schema.type === 'array' && schema.items) {
    const said = sentence(schema.description ?? '');
    const item = resolve(description, schema.items).name ?? 'item';
    return [
      paragraph('A JSON list with at least one item. ', ...said),
      details(item, ': the fields of one item', [fieldTable(description, of, schema.items, dates)]),
    ];
  }
  const note = schema['x-provisional'];
  const covered = Boolean(note);
  const fields = fieldTable(description, of, body, dates, {covered});
  const said = typeof note === 'string' ? [paragraph(...sentence(note))] : [];
  return covered ? [provisionalBlock('section', [...said, fields])] : [fields];
}

/** What the request begins with on the wire; `{…}` in the path stays as it is. */
function requestHead({method, server, path, body}: Operation): string {
  const {host, pathname} = new URL(server);
  return [
    `${method} ${pathname}${path} HTTP/1.1`,
    `Host: ${host}`,
    'Authorization: Bearer YOUR_TOKEN',
    ...(body ? ['Content-Type: application/json'] : []),
  ].join('\n');
}

function operationBlocks(description: Description, operation: Operation, dates: AllDates): Block[] {
  const id = kebab(operation.operationId);
  const {summary, parameters, body, 'x-rules': rules = []} = operation;
  const part = (title: string, blocks: Block[]) => [
    heading(3, title, `${id}-${title.toLowerCase()}`),
    ...blocks,
  ];
  const samples = samplesOf(operation).map(({language, value, label, code: sample}) =>
    block('TabItem', {value, label}, [{type: 'code', lang: language, value: sample}]),
  );
  return [
    heading(2, summary, id),
    {type: 'code', lang: 'http', value: requestHead(operation)},
    paragraph(
      ...joined(
        [
          sentence(operation.description),
          datesNodes(dates[`endpoint ${operation.method} ${operation.path}`]),
        ],
        ' ',
      ),
    ),
    paragraph(
      'Required permission: manage the channels of the operator. See ',
      link('./authentication.mdx#who-may-call', ['who can call the API']),
      '.',
    ),
    section('panes', [
      section('panes-main', [
        ...(parameters.length ? part('Parameters', [parameterTable(id, operation)]) : []),
        ...(body ? part('Body', bodyBlocks(description, id, body.schema, dates)) : []),
        ...(rules.length ? part('Rules', [bullets(rules.map(sentence))]) : []),
      ]),
      section('panes-side', part('Samples', [block('Tabs', {groupId: 'language'}, samples)])),
    ]),
    ...part('Responses', [responseTable(id, operation)]),
  ];
}

const schemaCalled = (name: string): Reference => ({$ref: `#/components/schemas/${name}`});

/** The schemas that the fields of bodies name, and that the fields of those name. */
function namedSchemas(description: Description): ReadonlySet<string> {
  const namesIn = (schema: Schema | Reference) =>
    fieldsOf(description, schema).flatMap(({type}) => type.schema ?? []);
  const named = operationsOf(description).flatMap(({body}) => {
    const direct = body ? namesIn(body.schema) : [];
    return [...direct, ...direct.flatMap((name) => namesIn(schemaCalled(name)))];
  });
  return new Set(named);
}

/** `<EndpointJumps />`: the calls of the REST API, from `src/contract/openapi.yaml`, to jump to one. */
export function endpointJumps(description: Description): Block[] {
  const rows = operationsOf(description).map(({operationId, summary, method, path}) => [
    link(`#${kebab(operationId)}`, [summary]),
    code(`${method} ${path}`),
  ]);
  return [table(['Call', 'Method and path'], rows)];
}

/** `<Endpoints />`: a section for each of the calls. */
export function endpoints(description: Description, dates: AllDates = {}): Block[] {
  return operationsOf(description).flatMap((it) => operationBlocks(description, it, dates));
}

/** `<EndpointSchemas />`: what their fields are made of, objects with fields and lists of values. */
export function endpointSchemas(description: Description, dates: AllDates = {}): Block[] {
  return [...namedSchemas(description)].flatMap((name): Block[] => {
    const {schema} = resolve(description, schemaCalled(name));
    const id = kebab(name);
    const said = paragraph(
      ...joined([sentence(schema.description ?? ''), datesNodes(dates[`schema ${name}`])], ' '),
    );
    const shown = schema.enum
      ? paragraph(...valueList(schema.enum))
      : fieldTable(description, id, schemaCalled(name), dates);
    const blocks = schema['x-provisional']
      ? [provisionalBlock('section', [said, shown])]
      : [said, shown];
    return [heading(3, code(name), id), ...blocks];
  });
}
