import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import {expect, test} from 'vitest';
import {operationsOf, readDescription} from '../../src/site-model/openapi/description';
import type {SearchData} from '../../src/search/data';
import {openSearch} from '../../src/search/find';
import {build, builtRoutes, pageOf, read, root} from './built';

const json = JSON.parse(read('symptoms.json')) as {
  symptoms: {page: string; anchor: string; symptom: string; tryAgain: boolean}[];
};
const {symptoms} = json;
const index = fs.readdirSync(path.join(build, 'assets/search'))[0]!;
const search = openSearch(JSON.parse(read(`assets/search/${index}`)) as SearchData);
const first = (query: string) =>
  search
    .find(query)
    .slice(0, 3)
    .map(({href}) => href);

test('the file is as its schema says', () => {
  const schema = JSON.parse(read('symptoms.schema.json')) as object;
  const validate = new Ajv({allErrors: true}).compile(schema);
  validate(json);
  expect(validate.errors).toBeNull();
});

test('it has every row of every table, each at its anchor', () => {
  const rows = builtRoutes.flatMap((route) => {
    const $ = pageOf(route);
    const tables = $('table').filter((_, it) => /^Symptom/.test($(it).find('th').first().text()));
    return tables
      .find('tbody tr')
      .toArray()
      .map((row) => `${route}#${$(row).attr('id')}`);
  });
  expect(rows.length).toBeGreaterThan(280);
  const known = symptoms.map(({page, anchor}) => `${page}#${anchor}`);
  expect(known.filter((it) => it.includes('#symptom-')).sort()).toEqual(rows.sort());
});

test('it has every status of the REST API that is an error; the same again helps with 429 and 5xx', () => {
  const ofApi = symptoms.filter(
    ({page, anchor}) => /endpoints$/.test(page) && !/^symptom/.test(anchor),
  );
  const statuses = operationsOf(readDescription(root)).flatMap(({operationId, responses}) =>
    Object.keys(responses)
      .filter((status) => !status.startsWith('2'))
      // Some of the channels may exist, so a batch is not sent again.
      .map((status) => [status, /^(?:429|5XX)$/.test(status) && operationId !== 'createChannels']),
  );
  const told = ofApi.map(({anchor, tryAgain}) => [
    anchor.replace(/^.*-/, '').replace('5xx', '5XX'),
    tryAgain,
  ]);
  expect(told.sort()).toEqual(statuses.sort());
  const ids = pageOf('/docs/apiReference/endpoints')('tr[id]').toArray();
  expect(ids.map(({attribs}) => attribs.id)).toEqual(ofApi.map(({anchor}) => anchor));
});

test.each([
  [
    "Refused to load the script 'https://x.example/a.js' because it violates the following",
    'refused',
  ],
  ['Uncaught ReferenceError: SIR is not defined at chat.html:22:9', 'symptom-sir-is-not'],
  [
    'GET https://x.example/1/widgetloader Failed to load resource: net::ERR_FAILED',
    'failed-to-load',
  ],
  ['Error: No token: status 401', 'symptom-no-token'],
  ['TOKEN_EXPIRED', '401'],
  ['404 Not Found', '-channel-404'],
  ['{"status":404,"error":"Not Found","path":"/api/channel/match-2024-final"}', '-channel-404'],
  ['HTTP/1.1 401 Unauthorized', '-401'],
  ['503 Service Unavailable', '-5xx'],
])('%s finds its row', (message, anchor) => {
  expect(first(message).join(' ')).toContain(anchor);
});

test('each symptom finds itself', () => {
  const lost = symptoms.filter(({symptom, page, anchor}) => {
    const found = search.find(symptom).map(({href}) => href);
    const same = symptoms.filter((it) => it.symptom === symptom).length > 2;
    return !same && !found.includes(`${page}#${anchor}`);
  });
  expect(lost.map(({symptom, page}) => `${symptom} ${page}`)).toEqual([]);
});
