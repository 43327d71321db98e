import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import openapiTS, {astToString} from 'openapi-typescript';
import {beforeAll, describe, expect, test} from 'vitest';
import {ContractSchemas} from '../../../src/site-model/schema';
import {
  DESCRIPTION_FILE,
  operationsOf,
  readDescription,
  resolve,
} from '../../../src/site-model/openapi/description';
import {fieldsOf} from '../../../src/site-model/openapi/fields';
import {site} from '../../../src/site';
import {realSchemas, root, type Schemas} from '../contract-schema/contract';
import type {JsonSchema} from '../../../src/site-model/schema/jsonSchema';
import {compile} from '../../support/compiler';

const description = readDescription(root);
let contract: Schemas;

beforeAll(() => {
  contract = realSchemas('integration', true);
});

const of = (name: string) => ({$ref: `#/components/schemas/${name}`});

interface Shape {
  readonly name: string;
  readonly required: boolean;
  readonly type: string;
  readonly values: readonly string[];
}

function contractShape(name: string): Shape[] {
  const schema = contract.get(name) as {
    properties: Record<string, JsonSchema>;
    required: string[];
  };
  return Object.entries(schema.properties).map(([field, it]) => {
    const list = it.type === 'array';
    const item = (list ? it.items : it) as JsonSchema & {$ref?: string; enum?: string[]};
    const named = item.$ref?.replace(/^.*\//, '');
    return {
      name: field,
      required: schema.required.includes(field),
      type: `${list ? 'list of ' : ''}${named ?? (item.type as string)}`,
      values: named ? [] : (item.enum ?? []),
    };
  });
}

function describedShape(name: string): Shape[] {
  return fieldsOf(description, of(name)).map(({name: field, required, type}) => ({
    name: field,
    required,
    type: `${type.isList ? 'list of ' : ''}${type.text === 'integer' ? 'number' : type.text}`,
    values: type.values,
  }));
}

const byName = (shapes: Shape[]) => [...shapes].sort((a, b) => a.name.localeCompare(b.name));

describe('the description and the contract', () => {
  test.each(['CreateChannelRequest', 'ChannelRelatedCompetitionRequest'])(
    'have the same fields in %s',
    (name) => {
      expect(describedShape(name).length).toBeGreaterThan(2);
      expect(byName(describedShape(name))).toEqual(byName(contractShape(name)));
    },
  );

  test.each(['ChannelEventType', 'RelatedCompetitionType'])(
    'have the same values in %s',
    (name) => {
      const schema = contract.get(name);
      expect(resolve(description, of(name)).schema.enum).toEqual(schema?.enum);
    },
  );

  test('agree on what an update has: everything but the id', () => {
    const names = (name: string) => fieldsOf(description, of(name)).map((field) => field.name);
    expect(names('UpdateChannelRequest')).toEqual(
      names('CreateChannelRequest').filter((name) => name !== 'channelId'),
    );
  });

  test('agree on every example', () => {
    const schemas = new ContractSchemas(root);
    const bodies = operationsOf(description)
      .filter(({body}) => body)
      .flatMap(({operationId, body}) => {
        const items = [body?.example as object | object[]].flat();
        // An update has everything but the id.
        return items.map((item) =>
          operationId === 'updateChannel' ? {channelId: 'match-2024-final', ...item} : item,
        );
      });
    expect(bodies).not.toEqual([]);
    for (const body of bodies) {
      expect(schemas.errors('CreateChannelRequest', body)).toEqual([]);
    }
  });
});

test('only the published calls are described', () => {
  expect(operationsOf(description).map(({method, path: at}) => `${method} ${at}`)).toEqual([
    'POST /channel/create',
    'POST /channel/create/batch',
    'PUT /channel/{id}',
    'DELETE /channel/{id}',
  ]);
});

test('the hosts are those of src/site.ts, and the calls belong to the Management API', () => {
  expect(description.servers.map(({url}) => url)).toEqual([
    site.hosts.managementApi,
    site.hosts.moderationApi,
  ]);
  for (const operation of operationsOf(description)) {
    expect(operation.server).toBe(site.hosts.managementApi);
  }
});

test('each call names the statuses on which a client decides', () => {
  const statuses = Object.fromEntries(
    operationsOf(description).map(({operationId, responses}) => [
      operationId,
      Object.keys(responses).filter((status) => /^\d+$/.test(status)),
    ]),
  );
  expect(statuses).toEqual({
    createChannel: ['400', '401', '403', '409', '429'],
    createChannels: ['400', '401', '403', '429'],
    updateChannel: ['400', '401', '403', '404', '429'],
    deleteChannel: ['401', '403', '404', '429'],
  });
});

describe('a channel id', () => {
  const pattern = new RegExp(
    (
      description.components.schemas.CreateChannelRequest?.allOf?.[0] as {
        properties: {channelId: {pattern: string}};
      }
    ).properties.channelId.pattern,
  );

  test.each(['match-2024-final', 'sr:match:50850679', `!"#$%&'()*+,-./:;<=>?@[\\]^_{|}~`])(
    'may be %s',
    (id) => {
      expect(id).toMatch(pattern);
    },
  );

  test.each(['', 'match 2024', 'fin\u00e1le', 'a`b', 'a\nb'])('may not be "%s"', (id) => {
    expect(id).not.toMatch(pattern);
  });
});

test('a generated TypeScript client compiles, with the sample of the overview', async () => {
  const types = astToString(
    await openapiTS(fs.readFileSync(path.join(root, DESCRIPTION_FILE), 'utf8')),
  );
  const page = fs.readFileSync(path.join(root, 'docs/apiReference/overview.mdx'), 'utf8');
  const sample = /```ts title="create\.ts"[^\n]*\n([^]*?)\n```/.exec(page)?.[1] ?? '';
  expect(sample).toContain('createClient<paths>');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-client-'));
  try {
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    fs.writeFileSync(path.join(folder, 'channel-api.ts'), types);
    fs.writeFileSync(path.join(folder, 'create.ts'), `${sample}\n`);
    fs.writeFileSync(
      path.join(folder, 'wrong.ts'),
      `${sample}\n`.replace("moderationSource: 'VS'", "moderationSource: 'US'"),
    );
    const said = compile(folder, {
      skipLibCheck: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      types: ['node'],
    });
    expect(said).toMatch(/^wrong\.ts.*"US".*\n$/);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}, 60_000);
