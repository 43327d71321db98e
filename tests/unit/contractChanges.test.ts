// The contract is as it was recorded first: what readers get of a change is shown on one that is planted.
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, test} from 'vitest';
import {changeFiles} from '../../src/outputs/changes';
import {feed} from '../../src/outputs/feed';
import {namesOf} from '../../src/outputs/search/names';
import type {ContractModel} from '../../src/site-model/contract';
import {readDescription} from '../../src/site-model/openapi/description';
import {contractNews, datesOf, withChangeDates} from '../../src/site-model/report/news';
import {readRecord, type ContractRecord} from '../../src/site-model/report/record';
import {endpoints} from '../../src/site-model/transforms/endpoints';
import {recentChanges} from '../../src/site-model/transforms/recentChanges';
import putIn from '../../src/site-model/transforms/putIn';
import {sidebar} from '../../src/site-model/typedoc/pages';
import {realContract} from '../support/realContract';
import {root} from '../support/samples';
import {describeTree, row} from './api-reference/rendered';
import {transformed, transformedHtml} from './fields/transformed';
import {html} from './support/markdown';
import {siteOf} from './support/site';

function codeIn(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, 'code', ({value}) => void found.push(value));
  return found;
}

const BET_SLIP = '<Type of="BetSlip" />';
const PAGE = 'docs/api/interfaces/BetSlip.mdx';
const href = '/docs/api/interfaces/BetSlip';

const record: ContractRecord = [
  ...readRecord(root),
  {
    date: '2026-12-01',
    contract: readRecord(root)[0]!.contract,
    changes: [
      {
        part: 'type BetSlip.stake',
        happened: 'changed',
        breaks: ['making'],
        remedy: 'Give cents.',
        before: 'type BetSlip.stake? :: string',
        after: 'type BetSlip.stake? :: number',
        href: `${href}#stake`,
      },
      {part: 'type BetSlip', happened: 'added', breaks: [], remedy: 'Nothing.', href},
      {part: 'endpoint POST /channel/create', happened: 'added', breaks: [], remedy: 'Nothing.'},
      {
        part: 'schema UpdateChannelRequest.channelName',
        happened: 'added',
        breaks: [],
        remedy: 'Nothing.',
      },
      {part: 'command check', happened: 'added', breaks: [], remedy: 'Nothing.'},
    ],
  },
  {
    date: '2026-12-08',
    contract: readRecord(root)[0]!.contract,
    changes: [
      {
        part: 'type BetSlip.stake',
        happened: 'confirmed',
        breaks: [],
        remedy: 'Nothing; you can rely on it.',
        href: `${href}#stake`,
      },
    ],
  },
];

let model: ContractModel;
beforeAll(async () => {
  model = await realContract();
}, 60_000);

const page = async (of: ContractModel) => describeTree(await transformedHtml(of, BET_SLIP, PAGE));

describe('on the reference', () => {
  test('a part says what happened to it and when, and one without a change nothing', async () => {
    const dated = await page(withChangeDates(model, record));
    expect(dated.text).toContain('Since Dec 1, 2026.');
    const stake = row(dated, 'stake');
    expect(stake.at(-1)).toMatch(/Changed Dec 1, 2026\. Confirmed Dec 8, 2026\.$/);
    const commands = await transformedHtml(withChangeDates(model, record), '<Fields of="SIR" />');
    expect(row(describeTree(commands), "SIR('check')").at(-1)).toMatch(/Since Dec 1, 2026\.$/);
    expect(row(dated, 'bets')).toEqual(row(await page(model), 'bets'));
  });

  test('an endpoint and a field of its body do too', () => {
    const blocks = (dates?: ReturnType<typeof datesOf>) =>
      JSON.stringify(endpoints(readDescription(root), dates));
    expect(blocks(datesOf(record)).split('Since Dec 1, 2026.')).toHaveLength(3);
    expect(blocks()).not.toContain('Since');
  });

  test('nothing shows before the first change', () => {
    expect(withChangeDates(model, readRecord(root))).toBe(model);
    expect(contractNews(readRecord(root))).toEqual([]);
  });
});

describe('for readers and their tools', () => {
  const changes = contractNews(record);

  test('the list on /docs says what happened, whether it breaks code, and what to do', async () => {
    const list = new Map([['RecentChanges', recentChanges(changes)]]);
    const shown = await html('<RecentChanges />', [[putIn, list]]);
    expect(shown).toContain(`<a href="${href}#stake">type BetSlip.stake: changed</a>`);
    expect(shown).toContain('Can break code that makes such a value. Give cents.');
  });

  test('the feed has an entry for each part, and so has that of its area, and no other', () => {
    const file = 'docs/api/interfaces/BetSlip.mdx';
    const sidebars = new Map([
      ['api', ['api/interfaces/BetSlip']],
      ['moderationUi', []],
    ]);
    const text = `---\ntitle: BetSlip\ndescription: A bet slip.\n---\n\nText.\n`;
    const feeds = feed(siteOf({[file]: text}, {changes, sidebars}));
    const titles = (name: string) =>
      [...String(feeds.get(name)).matchAll(/<title[^>]*>(?:<!\[CDATA\[)?(type|endpoint)/g)].length;
    expect(['feed.xml', 'feeds/api.xml', 'feeds/moderationUi.xml'].map(titles)).toEqual([4, 3, 0]);
    const ids = [...String(feeds.get('feed.xml')).matchAll(/<id>(.*)<\/id>/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('/changes.json says it with addresses, and the declarations of each state are there', () => {
    const files = changeFiles(siteOf({}, {record: record.slice(0, 1)}));
    expect([...files.keys()][1]).toMatch(/^types\/history\/2026-11-22-[0-9a-f]{12}\.d\.ts$/);
    const site = siteOf({}, {record: [record[0]!, {...record[1]!, date: record[0]!.date}]});
    const {baseline, states} = JSON.parse(String(changeFiles(site).get('changes.json'))) as {
      baseline: string;
      states: {changes: object[]}[];
    };
    expect(baseline).toBe('2026-11-22');
    expect(states[0]!.changes[0]).toMatchObject({
      breaks: ['making'],
      remedy: 'Give cents.',
      url: `https://acme.example${href}#stake`,
    });
  });
});

describe('what is deprecated', () => {
  const said = [{kind: 'text' as const, text: 'Use another.'}];
  const deprecate = <T extends ContractModel['entries'][number]>(entry: T): T => ({
    ...entry,
    comment: {...entry.comment, deprecated: said},
    fields: entry.fields.map((it) =>
      it.name === 'stake' ? {...it, comment: {...it.comment, deprecated: said}} : it,
    ),
  });
  const deprecated = () => ({
    entries: model.entries.map((it) => (it.name === 'BetSlip' ? deprecate(it) : it)),
  });

  test('says so in the sidebar and in the search', () => {
    expect(sidebar(deprecated())).toContain('"BetSlip (deprecated)"');
    const kinds = namesOf(deprecated()).filter(({name}) => /^BetSlip(?:\.stake)?$/.test(name));
    expect(kinds.map(({kind}) => kind)).toEqual(
      expect.arrayContaining(['Interface, deprecated', 'Field, deprecated']),
    );
    expect(sidebar(model)).not.toContain('deprecated');
  });

  test('says so in the signature', async () => {
    const tree = await transformed(deprecated(), BET_SLIP, PAGE);
    const [signature] = codeIn(tree);
    expect(signature).toMatch(/^\/\/ @deprecated\ninterface BetSlip/);
    expect(signature).toMatch(/^ {2}\/\/ @deprecated\n {2}stake\?/m);
  });
});
