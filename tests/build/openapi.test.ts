import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {
  operationsOf,
  publishedYaml,
  readDescription,
} from '../../src/site-model/openapi/description';
import {fieldsOf} from '../../src/site-model/openapi/fields';
import {samplesOf} from '../../src/site-model/openapi/samples';
import {kebab} from '../../src/site-model/transforms/endpoints';
import {freshPage, read, root} from './built';

const description = readDescription(root);

test('the description is there as YAML and as JSON, and both say the same', () => {
  expect(read('openapi.yaml')).toBe(publishedYaml(root));
  expect(JSON.parse(read('openapi.json'))).toEqual(parse(read('openapi.yaml')));
  expect(JSON.parse(read('openapi.json'))).toEqual(description);
});

describe.each(
  operationsOf(description).map((operation) => [operation.operationId, operation] as const),
)('%s', (name, operation) => {
  const $ = freshPage('/docs/apiReference/endpoints');
  const id = kebab(name);

  test('has a section, which the table on top leads to', () => {
    expect($(`h2[id="${id}"]`).text()).toContain(operation.summary);
    expect($(`table:first-of-type a[href="#${id}"]`).length).toBe(1);
    expect($('table').first().text()).toContain(`${operation.method} ${operation.path}`);
  });

  test('has an address for each field and parameter', () => {
    const fields = operation.body ? fieldsOf(description, operation.body.schema) : [];
    const items =
      operation.operationId === 'createChannels'
        ? fieldsOf(description, {$ref: '#/components/schemas/CreateChannelRequest'})
        : fields;
    const names = [...items, ...operation.parameters].map((field) => field.name);
    expect(names.length).toBeGreaterThan(0);
    for (const field of names) {
      expect($(`[id="${id}-${field}"]`).length, field).toBe(1);
    }
  });

  test('shows its samples in every language, without JavaScript as well', () => {
    const shown = $('pre code')
      .toArray()
      .map((code) => {
        $(code).find('br').replaceWith('\n');
        return $(code).text().trim();
      });
    for (const {label, code} of samplesOf(operation)) {
      expect(shown, label).toContain(code);
      expect($(`[role="tabpanel"][data-tab-label="${label}"]`).length).toBe(
        operationsOf(description).length,
      );
    }
  });
});
