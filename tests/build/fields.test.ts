import {beforeAll, describe, expect, test} from 'vitest';
import type {ContractModel} from '../../src/site-model/contract';
import {flat} from '../../src/site-model/contract/fields';
import {readDeployment} from '../../src/deployment';
import {realContract} from '../support/realContract';
import {freshPage, pageOf} from './built';

const {baseUrl} = readDeployment(process.env);
let model: ContractModel;

const integration = '/docs/virtualStadium/web/api';

function rows(route: string): string[][] {
  const html = pageOf(route);
  return html('.fields tr')
    .toArray()
    .map((row) =>
      html(row)
        .children('td')
        .toArray()
        .map((cell) => html(cell).text()),
    );
}

beforeAll(async () => {
  model = await realContract();
}, 60_000);

describe('the built pages', () => {
  test('hold the tables without a script', () => {
    const found = rows(integration);
    const row = (name: string) => found.find(([first]) => first === name);
    expect(row('enableLmt')?.slice(1, 4)).toEqual(['boolean', 'optional', 'false']);
    expect(row('channelId')?.[2]).toBe('required');
    expect(row("SIR('check')")?.[1]).toContain('Scans the page');
    expect(row('props')?.[0]).toBe('props');
    expect(rows('/docs/api').find(([first]) => first === 'Unsubscribe')?.[1]).toBe('() => void');
    expect(pageOf(integration)('.fields details').length).toBeGreaterThan(5);
    expect(pageOf(integration)('.fields details[open]').length).toBe(0);
  });

  test('have a place for every address of the contract’s model', () => {
    const addresses = model.entries.flatMap(({href, fields, overloads}) => [
      href,
      ...flat(fields).map((it) => it.href),
      ...overloads.flatMap((it) => flat(it.fields).map((field) => field.href)),
    ]);
    const lost = [...new Set(addresses)].filter((href) => {
      const [route = '', id] = href.split('#');
      const html = pageOf(route);
      return id !== undefined && html(`[id="${id}"]`).length !== 1;
    });
    expect(lost).toEqual([]);
  });

  test('give no id twice where fields are listed', () => {
    const routes = [integration, ...model.entries.flatMap((it) => it.page ?? [])];
    const twice = [...new Set(routes)].flatMap((route) => {
      const html = pageOf(route);
      const ids = html('[id]')
        .toArray()
        .map((it) => html(it).attr('id') ?? '');
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${route}#${id}`);
    });
    expect(twice).toEqual([]);
  });

  test('have one form of the provisional mark', () => {
    const forms = [integration, '/docs/api/interfaces/EventBlock', '/docs', '/web'].map((route) => {
      const html = freshPage(route);
      // A card is shown next to its link and has no links of its own.
      html('template').remove();
      const marks = html('.provisional').toArray();
      expect(marks.length, route).toBeGreaterThan(0);
      return marks.map((it) => html.html(it));
    });
    expect(new Set(forms.flat())).toEqual(
      new Set([
        `<span class="provisional"><a href="${baseUrl}docs#provisional">provisional<span> (not confirmed)</span></a></span>`,
      ]),
    );
  });
});
