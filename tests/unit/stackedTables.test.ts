import {load} from 'cheerio';
import {expect, test} from 'vitest';
import stackedTables from '../../src/site-model/transforms/stackedTables';
import {markup} from './support/markdown';

const long = 'A cause that takes a sentence of some length to say.';

const tableOf = (cause: string) => `
| Symptom | Cause | Fix |
| - | - | - |
| Nothing shows | ${cause} | Reload |
`;

async function names(markdown: string): Promise<(string | undefined)[]> {
  const html = load(await markup(markdown, [() => stackedTables]));
  return html('td')
    .toArray()
    .map((cell) => html(cell).attr('data-th'));
}

test('each cell of a wide table says its column, but for the first, which names the row', async () => {
  expect(await names(tableOf(`${long} ${long}`))).toEqual([undefined, 'Cause', 'Fix']);
});

test('a narrow table stays one', async () => {
  expect(await names(tableOf('Cache'))).toEqual([undefined, undefined, undefined]);
});

test('what has a form of its own keeps it', async () => {
  const fields = `<div className="fields">\n${tableOf(`${long} ${long}`)}\n</div>`;
  expect(await names(fields)).toEqual([undefined, undefined, undefined]);
});
