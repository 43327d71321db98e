import {paragraph, text} from '../../../base/mdast';
import {operationsOf, resolve, type Description, type Operation} from '../../openapi/description';
import {fieldsOf} from '../../openapi/fields';
import {samplesOf} from '../../openapi/samples';
import {block, code, details, heading, link, list, section, type Block} from '../fieldTables/nodes';
import type {MadeElement} from '../putIn';
import {marked, sentence} from './sentences';
import {fieldTable, jumpTable, kebab, parameterTable, responseTable} from './tables';

const fields = (table: Block) => section('fields', [table]);

function bodyBlocks(description: Description, {operationId, body}: Operation): Block[] {
  if (!body) {
    return [];
  }
  const id = kebab(operationId);
  const {schema} = resolve(description, body.schema);
  const title = heading(3, [text('Body')], `${id}-body`);
  if (schema.type === 'array' && schema.items) {
    const item = resolve(description, schema.items);
    const table = fields(fieldTable(id, fieldsOf(description, schema.items)));
    return [
      title,
      paragraph(
        text('A JSON list with at least one item. '),
        ...sentence(schema.description ?? ''),
      ),
      details(item.name ?? 'item', ': the fields of one item', [table]),
    ];
  }
  const note = schema['x-provisional'];
  return [
    title,
    ...(note ? [paragraph(...marked([text('A JSON object.')], note))] : []),
    fields(fieldTable(id, fieldsOf(description, body.schema))),
  ];
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
  const {summary, parameters, responses} = operation;
  const rules = operation['x-rules'] ?? [];
  return [
    heading(2, [text(summary)], id),
    {type: 'code', lang: 'http', value: requestHead(operation)},
    paragraph(...sentence(operation.description)),
    paragraph(
      text('Who may call it: whoever may manage the channels of the operator, as '),
      link('./authentication.mdx#who-may-call', [text('the token')]),
      text(' says.'),
    ),
    ...(parameters.length
      ? [
          heading(3, [text('Parameters')], `${id}-parameters`),
          fields(parameterTable(id, parameters)),
        ]
      : []),
    ...bodyBlocks(description, operation),
    ...(rules.length
      ? [heading(3, [text('Rules')], `${id}-rules`), list(rules.map(sentence))]
      : []),
    heading(3, [text('Samples')], `${id}-samples`),
    block(
      'Tabs',
      {groupId: 'language'},
      samplesOf(operation).map(({language, value, label, code: sample}) =>
        block('TabItem', {value, label}, [{type: 'code', lang: language, value: sample}]),
      ),
    ),
    heading(3, [text('Responses')], `${id}-responses`),
    responseTable(responses),
  ];
}

/** The schemas that fields name: objects with their fields, lists of values with all of them. */
function schemaBlocks(description: Description): Block[] {
  const named = new Set(
    operationsOf(description).flatMap(({body}) => {
      if (!body) {
        return [];
      }
      const direct = fieldsOf(description, body.schema).flatMap(({type}) => type.schema ?? []);
      const nested = direct.flatMap((name) =>
        fieldsOf(description, {$ref: `#/components/schemas/${name}`}).flatMap(
          ({type}) => type.schema ?? [],
        ),
      );
      return [...direct, ...nested];
    }),
  );
  return [...named].flatMap((name): Block[] => {
    const {schema} = resolve(description, {$ref: `#/components/schemas/${name}`});
    const id = kebab(name);
    return [
      heading(3, [code(name)], id),
      paragraph(...marked(sentence(schema.description ?? ''), schema['x-provisional'])),
      schema.enum
        ? paragraph(
            ...schema.enum.flatMap((value, index) => [text(index ? ', ' : ''), code(value)]),
          )
        : fields(fieldTable(id, fieldsOf(description, {$ref: `#/components/schemas/${name}`}))),
    ];
  });
}

/**
 * The calls of the REST API, from its description (`src/contract/openapi.yaml`): `<EndpointJumps />`
 * a table to jump to one, `<Endpoints />` a section for each, and `<EndpointSchemas />` what their
 * fields are made of.
 */
export const endpoints: Readonly<Record<string, (description: Description) => MadeElement>> = {
  EndpointJumps: (description) => ({make: () => [jumpTable(operationsOf(description))]}),
  Endpoints: (description) => ({
    make: () => operationsOf(description).flatMap((it) => operationBlocks(description, it)),
  }),
  EndpointSchemas: (description) => ({make: () => schemaBlocks(description)}),
};
