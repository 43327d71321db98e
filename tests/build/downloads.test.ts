import fs from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import {beforeAll, describe, expect, test} from 'vitest';
import {build, pageOf, read, routes} from './built';

interface Schema {
  readonly $id: string;
  readonly examples?: readonly unknown[];
  readonly $defs?: Readonly<Record<string, unknown>>;
}

const bundleFile = 'schemas/virtual-stadium.json';
const factSchema = 'schemas/facts.json';
const declarationFile = 'types/virtual-stadium.d.ts';

/** By path below the build, each schema as it was parsed. */
const schemas = new Map<string, Schema>();
/** Address of the build, as its own pages have it, with a slash at the end. */
let address: string;

beforeAll(() => {
  address = pageOf('/')('link[rel="canonical"]').attr('href') ?? '';
  for (const name of fs.readdirSync(path.join(build, 'schemas')).sort()) {
    schemas.set(`schemas/${name}`, JSON.parse(read(`schemas/${name}`)) as Schema);
  }
});

function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : references(inner),
  );
}

/** The file of the build, and the part of it, that an address leads to. */
function target(url: string): unknown {
  const {href, hash} = new URL(url);
  const file = href.slice(address.length).replace(hash, '');
  const steps = decodeURIComponent(hash).split('/').slice(1);
  return steps.reduce<unknown>(
    (at, step) => (at as Record<string, unknown> | undefined)?.[step],
    href.startsWith(address) ? schemas.get(file) : undefined,
  );
}

/** As strict as it can be but for what the type reference says to allow; a warning is an error. */
function newAjv() {
  const refuse = (message: unknown) => {
    throw new Error(String(message));
  };
  const logger = {log: refuse, warn: refuse, error: refuse};
  const allowed = {allowUnionTypes: true, keywords: ['x-provisional']};
  return new Ajv2020({strict: true, logger, ...allowed});
}

describe('the schemas of the build', () => {
  test('are one for each interface of the reference, the aliases they need, the facts, and the bundle', () => {
    const names = routes.flatMap((it) => /^\/docs\/api\/interfaces\/(\w+)$/.exec(it)?.[1] ?? []);
    const others = ['MarketStatus', 'TriggerActionEnum', 'facts', 'virtual-stadium'];
    expect([...schemas.keys()].sort()).toEqual(
      [...names, ...others].map((it) => `schemas/${it}.json`).sort(),
    );
  });

  test('have the address that they are served at as their id', () => {
    for (const [file, {$id}] of schemas) {
      expect($id).toBe(`${address}${file}`);
    }
  });

  test('refer to nothing that is not there', () => {
    let count = 0;
    for (const [file, schema] of schemas) {
      for (const reference of references(schema)) {
        count += 1;
        expect(target(new URL(reference, schema.$id).href), `${file}: ${reference}`).toBeDefined();
      }
    }
    const written = [...schemas.keys()].flatMap((file) => read(file).match(/"\$ref":/g) ?? []);
    expect(written.length).toBeGreaterThan(0);
    expect(count).toBe(written.length);
  });

  test('are schemas of draft 2020-12, and their examples are valid', () => {
    const ajv = newAjv();
    schemas.forEach((schema) => ajv.addSchema(schema));
    for (const [file, {$id, examples = []}] of schemas) {
      const validate = ajv.getSchema($id);
      expect(ajv.validateSchema(schemas.get(file)!), file).toBe(true);
      expect(examples.length > 0 || file === bundleFile, file).toBe(true);
      for (const example of examples) {
        expect(validate?.(example), `${file}: ${JSON.stringify(validate?.errors)}`).toBe(true);
      }
    }
  });

  test('refuse a value that lacks a required property of a type they refer to', () => {
    const ajv = newAjv();
    schemas.forEach((schema) => ajv.addSchema(schema));
    const validate = ajv.getSchema(`${address}schemas/BetShareResponse.json`);
    expect(validate?.({bets: []})).toBe(true);
    expect(validate?.({bets: [{betType: 'single', currency: 'EUR', bets: []}]})).toBe(false);
    expect(validate?.errors?.[0]).toMatchObject({
      instancePath: '/bets/0',
      params: {missingProperty: 'id'},
    });
  });
});

describe('the facts', () => {
  const {facts} = JSON.parse(read('facts.json')) as {facts: {id: string; page: string}[]};

  test('are as their schema says, each once', () => {
    const validate = newAjv().compile(schemas.get(factSchema)!);
    expect(validate(JSON.parse(read('facts.json'))), JSON.stringify(validate.errors)).toBe(true);
    expect(new Set(facts.map(({id}) => id)).size).toBe(facts.length);
  });

  test('lead to the part of a page that explains them', () => {
    for (const {id, page} of facts) {
      const {href, hash} = new URL(page);
      const $ = pageOf(`/${href.slice(address.length).replace(hash, '')}`);
      expect(href.startsWith(address) && (!hash || $(hash).length === 1), `${id}: ${page}`).toBe(
        true,
      );
    }
  });

  test('are on the sheet for procurement, which leads to them', () => {
    const $ = pageOf('/docs/virtualStadium/nextSteps');
    const links = $('a[href$="facts.json"]').map((_, it) => $(it).attr('href'));
    const base = new URL(address).pathname;
    expect(links.get()).toEqual([`${base}facts.json`, `${base}${factSchema}`]);
    for (const {id} of facts.filter((it) => !('group' in it && it.group === 'Packages'))) {
      expect($(`#fact-${id}[href]`).length, id).toBe(1);
    }
  });
});

test('the bundle stands alone', () => {
  const bundle = schemas.get(bundleFile)!;
  const names = [...schemas.keys()].filter((it) => it !== bundleFile && it !== factSchema);
  expect(Object.keys(bundle.$defs ?? {}).map((it) => `schemas/${it}.json`)).toEqual(names);
  const ajv = newAjv();
  ajv.addSchema(bundle);
  for (const [name, schema] of Object.entries(bundle.$defs ?? {})) {
    const validate = ajv.compile({$ref: `${bundle.$id}#/$defs/${name}`});
    for (const example of (schema as Schema).examples ?? []) {
      expect(validate(example), `${name}: ${JSON.stringify(validate.errors)}`).toBe(true);
    }
  }
});

test('the declaration file is in the build and names its site', () => {
  expect(read(declarationFile)).toContain(`${address}docs/api`);
  expect(read(declarationFile)).toContain('declare namespace VirtualStadium {');
});

test('the quick start and the type reference lead to what can be downloaded', () => {
  const linked = (page: string) => {
    const $ = pageOf(page);
    const links = $('article a[href]').map((_, link) => $(link).attr('href'));
    const base = new URL(address).pathname;
    return links.get().flatMap((it) => (it.startsWith(base) ? [it.slice(base.length)] : []));
  };
  expect(linked('/docs/virtualStadium/web/widgets/virtualStadium/quickStart')).toContain(
    declarationFile,
  );
  expect(linked('/docs/api')).toEqual(
    expect.arrayContaining([declarationFile, bundleFile, 'schemas/BetSlip.json']),
  );
  expect(linked('/docs/api')).toContain(
    'docs/virtualStadium/web/widgets/virtualStadium/quickStart#types-for-your-editor',
  );
});
