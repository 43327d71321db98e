import {
  block,
  bullets,
  code,
  details,
  heading,
  link,
  paragraph,
  section,
  text,
  type Block,
} from '../../../base/mdast';
import {
  operationsOf,
  resolve,
  type Description,
  type Operation,
  type Reference,
  type Schema,
} from '../../openapi/description';
import {fieldsOf} from '../../openapi/fields';
import {samplesOf} from '../../openapi/samples';
import {
  fieldTable,
  jumpTable,
  kebab,
  marked,
  parameterTable,
  responseTable,
  sentence,
  valueList,
} from './tables';

const schemaCalled = (name: string): Reference => ({$ref: `#/components/schemas/${name}`});

function fields(description: Description, of: string, schema: Schema | Reference): Block {
  return section('fields', [fieldTable(of, fieldsOf(description, schema))]);
}

function bodyBlocks(description: Description, of: string, body: Schema | Reference): Block[] {
  const {schema} = resolve(description, body);
  if (schema.type === 'array' && schema.items) {
    const said = sentence(schema.description ?? '');
    const item = resolve(description, schema.items).name ?? 'item';
    const table = fields(description, of, schema.items);
    return [
      paragraph(text('A JSON list with at least one item. '), ...said),
      details(item, ': the fields of one item', [table]),
    ];
  }
  const note = schema['x-provisional'];
  const said = note ? [paragraph(...marked([text('A JSON object.')], note))] : [];
  return [...said, fields(description, of, body)];
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

function operationBlocks(description: Description, operation: Operation): Block[] {
  const id = kebab(operation.operationId);
  const {summary, parameters, body, responses, 'x-rules': rules = []} = operation;
  const part = (title: string, blocks: Block[]) =>
    blocks.length ? [heading(3, text(title), `${id}-${title.toLowerCase()}`), ...blocks] : [];
  const samples = samplesOf(operation).map(({language, value, label, code: sample}) =>
    block('TabItem', {value, label}, [{type: 'code', lang: language, value: sample}]),
  );
  return [
    heading(2, text(summary), id),
    {type: 'code', lang: 'http', value: requestHead(operation)},
    paragraph(...sentence(operation.description)),
    paragraph(
      text('Who may call it: whoever may manage the channels of the operator, as '),
      link('./authentication.mdx#who-may-call', [text('the token')]),
      text(' says.'),
    ),
    ...part(
      'Parameters',
      parameters.length ? [section('fields', [parameterTable(id, parameters)])] : [],
    ),
    ...part('Body', body ? bodyBlocks(description, id, body.schema) : []),
    ...part('Rules', rules.length ? [bullets(rules.map(sentence))] : []),
    ...part('Samples', [block('Tabs', {groupId: 'language'}, samples)]),
    ...part('Responses', [responseTable(responses)]),
  ];
}

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
export const endpointJumps = (description: Description): Block[] => [
  jumpTable(operationsOf(description)),
];

/** `<Endpoints />`: a section for each of the calls. */
export const endpoints = (description: Description): Block[] =>
  operationsOf(description).flatMap((it) => operationBlocks(description, it));

/** `<EndpointSchemas />`: what their fields are made of, objects with fields and lists of values. */
export const endpointSchemas = (description: Description): Block[] =>
  [...namedSchemas(description)].flatMap((name): Block[] => {
    const {schema} = resolve(description, schemaCalled(name));
    const id = kebab(name);
    return [
      heading(3, code(name), id),
      paragraph(...marked(sentence(schema.description ?? ''), schema['x-provisional'])),
      schema.enum
        ? paragraph(...valueList(schema.enum))
        : fields(description, id, schemaCalled(name)),
    ];
  });
