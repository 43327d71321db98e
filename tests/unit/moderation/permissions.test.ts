import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {readFacts} from '../../../src/facts';
import {permissionsOf} from '../../../src/facts/permissions';
import {permissions} from '../../../src/site-model/transforms/permissions';
import putIn from '../../../src/site-model/transforms/putIn';
import {markup} from '../support/markdown';
import {rooms} from './rooms';

async function page(markdown = '<Permissions />') {
  const html = load(
    await markup(markdown, [[putIn, new Map([['Permissions', permissions([rooms])]])]]),
  );
  html('.provisional').replaceWith('[?]');
  return html;
}

describe('the matrix', () => {
  test('has a row for each permission, with its marks', async () => {
    const html = await page();
    const rows = html('tbody tr')
      .toArray()
      .map((row) =>
        html(row)
          .children()
          .toArray()
          .map((cell) => html(cell).text()),
      );
    expect(rows).toEqual([
      ['Create room', 'Yes', 'No', 'No'],
      ['Edit room', 'Yes', 'No', 'No'],
      ['Read room', 'Yes', 'Yes', 'View'],
      ['Close room [?]', 'Yes', 'Yes', 'No'],
      ['Check in', 'Yes [?]', 'No [?]', 'No'],
      ['Timers', 'No', 'No', 'No'],
      ['Accept report: delete the message [?]', 'Yes', 'No', 'No'],
    ]);
  });

  test('has headings for columns and rows, and a name', async () => {
    const html = await page();
    const columns = html('thead th[scope="col"]').toArray();
    expect(columns.map((it) => html(it).text())).toEqual([
      'Permission',
      'Supervisor',
      'Moderator',
      'Guest',
    ]);
    expect(html('tbody tr > th[scope="row"]:first-child').length).toBe(rooms.permissions.length);
    expect(html('table').attr('caption')).toBe('Rooms');
  });

  test('gives each row an address', async () => {
    const html = await page();
    expect(html('th a#createRoom').attr('href')).toBe('#createRoom');
  });

  test('marks each row for the roles that may not', async () => {
    const html = await page();
    const hidden = (id: string) => html(`#${id}`).closest('tr').attr('class') ?? '';
    expect(hidden('createRoom')).toBe('not-moderator not-guest');
    expect(hidden('readRoom')).toBe('');
    expect(hidden('timers')).toBe('not-supervisor not-moderator not-guest');
    expect(html('table').attr('class')).toBeUndefined();
  });

  test('has the targets of its filters in front of the tables, where CSS can see them', async () => {
    const html = await page();
    for (const link of html('.filters a').toArray()) {
      const target = html(`[id="${html(link).attr('href')?.slice(1)}"]`);
      expect(target.nextAll('.filters').length).toBe(1);
      expect(target.nextAll('table').length).toBe(1);
    }
    expect(html('.filters a').length).toBe(4);
  });

  test('takes nothing', async () => {
    await expect(page('<Permissions of="guests" />')).rejects.toThrow(
      /^docs\/page\.mdx:1: <Permissions> has no attribute “of”/,
    );
  });
});

describe('the data', () => {
  const matrix = permissionsOf(readFacts(process.cwd()).facts);

  test('name nothing twice', () => {
    for (const key of ['id', 'label'] as const) {
      const values = matrix.map((it) => it[key]);
      expect(values.filter((it, index) => values.indexOf(it) !== index)).toEqual([]);
    }
  });

  test('let guests change nothing', () => {
    const change =
      /create|edit|delete|invite|remove|suspend|ban|lift|accept|reject|panic|settings/i;
    expect(matrix.filter((it) => change.test(it.id) && it.guest !== 'no')).toEqual([]);
  });
});
