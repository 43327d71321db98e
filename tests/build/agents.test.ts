import {expect, test} from 'vitest';
import {readDeployment} from '../../src/deployment';
import {files, read} from './built';

const {url, baseUrl} = readDeployment(process.env);
const text = read('AGENTS.md');

test('AGENTS.md is short, and everything that it names on this site is there', () => {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8000);
  const own =
    text.match(/https?:\/\/[^\s)`,]+/g)?.filter((it) => it.startsWith(url + baseUrl)) ?? [];
  const named = own.map((it) => it.slice((url + baseUrl).length).replace(/#.*|\.$/, ''));
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((it) => it && !files.includes(it))).toEqual([]);
});

test('AGENTS.md names all that is provisional as a whole, and what is not known', () => {
  const {$defs} = JSON.parse(read('schemas/virtual-stadium.json')) as {
    $defs: Record<string, {'x-provisional'?: true}>;
  };
  const {facts} = JSON.parse(read('facts.json')) as {facts: {label: string; status: string}[]};
  const [known = '', doubted = '', unknown = ''] = text.split(/^## Not .*$/m);
  const types = Object.keys($defs).filter((name) => $defs[name]?.['x-provisional']);
  expect(types.length).toBeGreaterThan(5);
  expect(types.filter((it) => !doubted.includes(`\`${it}\``))).toEqual([]);
  const missing = facts.filter(
    ({label, status}) =>
      status !== 'public' && !(status === 'unknown' ? unknown : doubted).includes(label),
  );
  expect(missing).toEqual([]);
  for (const rule of ['A server signs', 'The adapter first', 'IDs by module']) {
    expect(known).toContain(`**${rule}.**`);
  }
});
