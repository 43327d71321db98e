// cspell:ignore APIV

import fs from 'node:fs';
import path from 'node:path';
import type {OpenAPIV3_1 as OpenApi} from 'openapi-types';
import {parse, parseDocument, visit} from 'yaml';
import {ownNames} from '../../ownNames';

/** `true`, or a sentence that says which part is provisional. */
export type ProvisionalNote = boolean | string | undefined;

interface Marked {
  readonly 'x-provisional'?: ProvisionalNote;
}

/** What is always there in `src/contract/openapi.yaml`, of what OpenAPI leaves open. */
type Given<T, Name extends keyof T> = Readonly<Required<Pick<T, Name>>>;

export type Reference = Given<OpenApi.ReferenceObject, '$ref'>;

type SchemaWords = 'description' | 'required' | 'maxLength' | 'pattern';

export interface Schema extends Marked, Pick<OpenApi.NonArraySchemaObject, SchemaWords> {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema | Reference>>;
  readonly items?: Schema | Reference;
  readonly allOf?: readonly (Schema | Reference)[];
}

type ParameterWords = 'name' | 'in' | 'required' | 'description';

interface Parameter extends Marked, Given<OpenApi.ParameterObject, ParameterWords> {
  readonly schema: Schema;
  readonly example: string;
}

interface Response extends Marked, Given<OpenApi.ResponseObject, 'description'> {
  /** What to do about it; success needs nothing. */
  readonly 'x-fix'?: string;
}

interface Content {
  readonly schema: Schema | Reference;
  readonly examples: Readonly<Record<string, Example>>;
}

interface Example {
  readonly summary: string;
  readonly value: unknown;
  /** Seconds from now at which the channels of the samples expire, instead of the time in `value`. */
  readonly 'x-expires-in': number;
}

type OperationWords = 'operationId' | 'summary' | 'description';

interface PathOperation extends Given<OpenApi.OperationObject, OperationWords> {
  readonly requestBody?: {readonly content: {readonly 'application/json': Content}};
  readonly responses: Readonly<Record<string, Response>>;
  /** What holds between fields, or can't be said in a schema. */
  readonly 'x-rules'?: readonly string[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

type PathItem = {
  readonly servers: readonly OpenApi.ServerObject[];
  readonly parameters?: readonly Parameter[];
} & {readonly [method in (typeof METHODS)[number]]?: PathOperation};

export interface Description extends Given<OpenApi.Document, 'openapi' | 'info'> {
  readonly servers: readonly OpenApi.ServerObject[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {readonly schemas: Readonly<Record<string, Schema>>};
}

/** One call of the API, with all that is known about it in one place. */
export interface Operation extends PathOperation {
  /** In capitals, as on the wire. */
  readonly method: string;
  /** Path template below the base URL. */
  readonly path: string;
  /** Base URL. */
  readonly server: string;
  readonly parameters: readonly Parameter[];
  /** Body of the request and the example that the samples send; none without a body. */
  readonly body: {
    readonly schema: Schema | Reference;
    readonly example: unknown;
    readonly expiresIn: number;
  } | null;
}

export const DESCRIPTION_FILE = 'src/contract/openapi.yaml';

/** The description as it is published: with the names and hosts of `src/site.ts`. */
export function publishedYaml(siteDir: string): string {
  const text = fs.readFileSync(path.join(siteDir, DESCRIPTION_FILE), 'utf8');
  const document = parseDocument(text);
  visit(document, {
    Scalar(_, node) {
      node.value = typeof node.value === 'string' ? ownNames(node.value) : node.value;
    },
  });
  return document.toString({lineWidth: 100, flowCollectionPadding: false});
}

export function readDescription(siteDir: string): Description {
  return parse(publishedYaml(siteDir)) as Description;
}

/** What a `$ref` leads to, with its name; a schema itself has none. */
export function resolve(
  {components}: Description,
  schema: Schema | Reference,
): {readonly name: string | null; readonly schema: Schema} {
  if (!('$ref' in schema)) {
    return {name: null, schema};
  }
  const name = schema.$ref.replace('#/components/schemas/', '');
  const found = components.schemas[name];
  if (!found) {
    throw new Error(
      `${DESCRIPTION_FILE}: nothing is at ${schema.$ref}. Remedy: correct the reference, or add the schema.`,
    );
  }
  return {name, schema: found};
}

/** All calls, in the order of the description. */
export function operationsOf({paths, servers}: Description): Operation[] {
  return Object.entries(paths).flatMap(([template, item]) =>
    METHODS.flatMap((method): Operation[] => {
      const operation = item[method];
      if (!operation) {
        return [];
      }
      const content = operation.requestBody?.content['application/json'];
      const example = content && Object.values(content.examples)[0];
      return [
        {
          ...operation,
          method: method.toUpperCase(),
          path: template,
          server: (item.servers ?? servers)[0]?.url ?? '',
          parameters: item.parameters ?? [],
          body: content
            ? {
                schema: content.schema,
                example: example?.value,
                expiresIn: example?.['x-expires-in'] ?? 0,
              }
            : null,
        },
      ];
    }),
  );
}

/** `createChannel` as the anchor `create-channel`. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
}
