import type {Root as MarkdownRoot} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, test} from 'vitest';
import type {ContractModel} from '../../../src/site-model/contract';
import {provisionalMark} from '../../../src/base/provisional';
import {describeTree, row, type Rendered} from '../api-reference/rendered';
import {contractTypes} from '../../support/contractTypes';
import {realContract} from '../../support/realContract';
import {doubting, transformed, transformedHtml} from './transformed';

let model: ContractModel;

beforeAll(async () => {
  model = await realContract();
}, 60_000);

// Anchors, and names as a writer may misspell them.
// cspell:ignore virtualstadiumprops oddstype languagecode withjwt loaderoptions wigdet levle evnt

const mark = `${provisionalMark.word}${provisionalMark.heard}`;

async function show(page: string): Promise<Rendered> {
  return describeTree(await transformedHtml(model, page));
}

const heads = ({tables}: Rendered) => tables.map(([first]) => (first ?? []).length);

describe('a table of fields', () => {
  test('tells name, type, need and meaning, with links', async () => {
    const page = await show('<Fields of="BetSlip" />');
    expect(row(page, 'Name')).toEqual(['Name', 'Type', 'Required', 'Description']);
    expect(row(page, 'bets')).toEqual([
      'bets',
      'Bet[]',
      'required',
      'The bets in the slip. At least one.',
    ]);
    expect(row(page, 'stake')).toEqual([
      'stake',
      'number',
      'optional',
      expect.stringContaining(
        'Amount staked, in units of currency. Omit it to keep it out of the chat.',
      ),
    ]);
    expect(page.links).toContainEqual({text: 'Bet', href: '/docs/api/interfaces/Bet'});
    expect(page.links).toContainEqual({text: 'stake', href: '#betslip.stake'});
    expect(page.ids).toContain('betslip.stake');
  });

  test('has a column for defaults where a row has one', async () => {
    const page = await show('<Fields of="VirtualStadiumProps" />');
    expect(row(page, 'Name')).toEqual(['Name', 'Type', 'Required', 'Default', 'Description']);
    expect(row(page, 'enableCentralHub').slice(1, 4)).toEqual(['boolean', 'optional', 'false']);
    expect(row(page, 'enableFlashBet')[3]).toMatch(/^false/);
    expect(row(page, 'channelId').slice(1, 4)).toEqual(['string', 'required', '']);
    expect(row(page, 'jwt')[2]).toBe('required, or getJwt');
    expect(row(page, 'language')[3]).toBe("the loader's language");
    expect(page.ids).toEqual(expect.arrayContaining(['prop-jwt', 'type-virtualstadiumprops']));
  });

  test('lists the fields of inline objects by their path', async () => {
    const page = await show('<Fields of="ChatRow" />');
    expect(row(page, 'reactions').slice(1, 3)).toEqual(['object[]', 'optional']);
    expect(row(page, 'reactions[].own')[1]).toBe('boolean');
  });

  test('shows only the rows that are asked for', async () => {
    const page = await show('<Fields of="VirtualStadiumProps" only="onAction jwt" />');
    expect(page.tables[0]?.slice(1)).toHaveLength(2);
    expect(row(page, 'onAction')[1]).toBe('TriggerActionFunctionType');
    // A part of a table is not the place of the whole.
    expect(page.ids).toEqual(['prop-jwt', 'prop-onaction']);
  });
});

describe('what is provisional', () => {
  /** Names in the first column, of the tables with a mark at their head and of the others. */
  async function named(type: string, open: readonly string[]) {
    const root = await transformedHtml(doubting(model, type, open), `<Fields of="${type}" />`);
    const names = (of: typeof root) =>
      describeTree(of).tables.flatMap(([, ...rows]) => rows.map(([first]) => toString(first!)));
    const marked: string[] = [];
    visit(root, 'element', (it) => {
      if (it.tagName === 'Provisional') {
        marked.push(...names({type: 'root', children: [it]}));
      }
    });
    return {covered: marked, others: names(root).filter((it) => !marked.includes(it))};
  }

  test('is a table of its own where it is much, with one mark at its head', async () => {
    const open = ['stake', 'payout', 'result'];
    const {covered, others} = await named('BetSlip', open);
    expect(covered.sort()).toEqual(open.sort());
    expect(others).toEqual(expect.arrayContaining(['id', 'bets']));
  });

  test('is the whole table where all of it is', async () => {
    const {others} = await named('Sport', ['id', 'name']);
    expect(others).toEqual([]);
  });

  test('has its mark in the row where it is little', async () => {
    const open = doubting(model, 'Sport', ['name']);
    const page = describeTree(await transformedHtml(open, '<Fields of="Sport" />'));
    expect(page.tables).toHaveLength(1);
    const [, , needed, meaning] = row(page, 'name');
    expect(needed).toBe(`required ${mark}`);
    expect(meaning).not.toContain(mark);
  });
});

describe('other things of the contract', () => {
  test('the commands, each way to call them in a row', async () => {
    const page = await show('<Fields of="SIR" />');
    expect(page.tables.flatMap(([, ...rows]) => rows)).toHaveLength(contractTypes.calls.length);
    expect(page.ids).toEqual(expect.arrayContaining(['command-addwidget', 'command-check']));
  });

  test('the parameters of the commands, expanded', async () => {
    const page = await show('<Fields of="SIR" expand />');
    expect(page.tables.length).toBeGreaterThan(10);
    expect(page.ids).toContain('command-addwidget.props');
  });

  test('the parameters of one command', async () => {
    const page = await show('<Fields of="SIR.addWidget" />');
    expect(page.tables[0]?.slice(1)).toHaveLength(4);
    expect(row(page, 'props').slice(1, 3)).toEqual(['WidgetPropsMap[Name]', 'required']);
    const overloaded = await show('<Fields of="SIR.registerAdapter" />');
    expect(overloaded.tables).toHaveLength(2);
    expect(overloaded.text).toContain("SIR('registerAdapter', adapterName, options?)");
    const bare = await show('<Fields of="SIR.check" />');
    expect(bare.tables).toHaveLength(0);
    expect(bare.text).toContain('Scans the page for containers');
  });

  test('the payload of an action, under its prefix where a type has its name', async () => {
    expect(row(await show('<Fields of="CopyBet" />'), 'betslip')[1]).toBe('BetSlip');
    const action = await show('<Fields of="action:BetSlip" />');
    expect(row(action, 'channelId')[1]).toBe('string');
    expect(action.ids).toContain('action-betslip.channelid');
    expect((await show('<Fields of="BetSlip" />')).ids).toContain('betslip.bets');
  });

  test('all actions, all requests, values, and types in short', async () => {
    const actions = await show('<Fields of="onAction" />');
    expect(row(actions, 'CopyBet')).toEqual([
      'CopyBet',
      '{betslip: BetSlip}',
      'Sent when the user clicks the Copy Bet button on a shared bet slip. See CopyBetActionInterface.',
    ]);
    const requests = await show('<Fields of="AdapterRequestMap" />');
    expect(row(requests, 'betShare').slice(1, 3)).toEqual([
      'BetShareRequest',
      `BetShareResponse ${mark}`,
    ]);
    const values = await show('<Fields of="MarketStatus" />');
    expect(row(values, "'active'")[1]).toContain('Open: bets are accepted.');
    const types = await show('<Fields of="Unsubscribe Action OddsType" />');
    expect(row(types, 'Unsubscribe')[1]).toBe('() => void');
    expect(row(types, 'OddsType')[1]).toBe(`'eu' | 'uk' | 'us' ${mark}`);
    // Whole, however long: a signature on a card is shortened, and this is the place to read it.
    const long = await show('<Fields of="FunctionAdapter BetHistoryProvider" />');
    expect(row(long, 'FunctionAdapter')[1]).toBe(
      '(...request: {[Name in AdapterRequestName]: [requestName: Name, args: AdapterArgs<Name>, callback: AdapterCallback<AdapterResponse<Name>>]}[AdapterRequestName]) => Unsubscribe | undefined',
    );
    expect(row(long, 'BetHistoryProvider')[1]).toBe(
      '(args: BetHistoryArgs, callback: AdapterCallback<BetHistoryResult>) => BetHistoryResult | Promise<BetHistoryResult> | void',
    );
    expect(types.ids).toEqual(['type-unsubscribe', 'type-action', 'type-oddstype']);
  });
});

test('links to all types that are told nowhere else', async () => {
  const page = await show('<Fields of="types" />');
  expect(page.ids).toEqual(
    expect.arrayContaining(['type-functionadapter', 'type-languagecode', 'type-withjwt']),
  );
  expect(page.ids).not.toContain('type-loaderoptions');
  expect(page.ids).not.toContain('type-betslip');
});

describe('expand', () => {
  test('adds the tables of all fields whose type is an interface', async () => {
    const page = await show('<Fields of="Bet" expand />');
    expect(new Set(heads(page))).toEqual(new Set([4]));
    expect(page.tags.has('details')).toBe(true);
    expect(page.text).toMatch(/event: Event, \d+ fields/);
  });

  test('adds those named, one inside the other', async () => {
    const page = await show('<Fields of="BetSlip" expand="bets bets.markets" />');
    expect(row(page, 'outcomes')[1]).toBe('Outcome[]');
    expect(page.links).toContainEqual({
      text: 'outcomes',
      href: '/docs/api/interfaces/Market#outcomes',
    });
  });

  test('gives no id twice, however often a table stands on a page', async () => {
    const page = await show(
      '<Fields of="BetSlip" expand="bets bets.event" />\n\n<Fields of="BetSlip" />\n\n<Fields of="EventBlock" expand />',
    );
    expect(new Set(page.ids).size).toBe(page.ids.length);
    expect(page.ids).toContain('betslip.bets');
  });

  test('does not open a type inside itself', async () => {
    const bet = model.entries.find(({name}) => name === 'Bet');
    const id = bet?.fields[0];
    if (!bet || !id) {
      throw new Error('the contract has no Bet');
    }
    const again = {...id, name: 'again', path: 'again', type: [{text: 'Bet', type: 'Bet'}]};
    const recursive = {entries: [{...bet, fields: [id, again]}]};
    const html = await transformedHtml(recursive, '<Fields of="Bet" expand />');
    expect(describeTree(html).tables).toHaveLength(1);
    await expect(transformed(recursive, '<Fields of="Bet" expand="again" />')).rejects.toThrow(
      /cannot expand “again”/,
    );
  });
});

describe('the tree', () => {
  test('has tables like those of Markdown, and text without line breaks', async () => {
    const tree: MarkdownRoot = await transformed(
      model,
      '# Title\n\n<Fields of="BetSlip" expand />',
    );
    const kinds = new Set<string>();
    const broken: string[] = [];
    visit(tree, (node) => {
      kinds.add(node.type);
      if (node.type === 'text' && node.value.includes('\n')) {
        broken.push(node.value);
      }
    });
    expect([...kinds]).toEqual(
      expect.arrayContaining(['table', 'tableRow', 'tableCell', 'inlineCode', 'link']),
    );
    expect(broken).toEqual([]);
  });
});

describe('a mistake stops the build with file, line and remedy', () => {
  test.each([
    [
      'of="BetSlop"',
      /of “BetSlop”: the contract has no such name\. Remedy: did you mean BetSlip, /,
    ],
    ['of="SIR.addWigdet"', /no such name\. Remedy: did you mean command:addWidget, /],
    ['of="action:CopyBets"', /no such name\. Remedy: did you mean action:CopyBet, /],
    ['of="OddsType LogLevle"', /no type “LogLevle”\. Remedy: did you mean type:LogLevel/],
    ['of="BetSlip" only="steak"', /no row “steak”\. Remedy: .* did you mean stake, /],
    ['of="BetSlip" expand="bets.evnt"', /cannot expand “bets\.evnt”.*did you mean bets/],
    [
      'of="BetSlip" expand="stake"',
      /cannot expand “stake”: no such field, or its type isn’t an inter/,
    ],
    [
      'of="onAction" only="CopyBet"',
      /always the same rows\. Remedy: leave out “only” and “expand”/,
    ],
    ['of="Unsubscribe"', /it has no fields/],
    ['of="LogLevel" Of="x"', /has no attribute “Of”\. Remedy: /],
    ['of={name}', /takes plain text as “of”/],
    ['expand', /says not of what/],
  ])('%s', async (attributes, message) => {
    await expect(transformed(model, `text\n\n<Fields ${attributes} />`)).rejects.toThrow(message);
    await expect(transformed(model, `text\n\n<Fields ${attributes} />`)).rejects.toThrow(
      /^docs\/page\.mdx:3: <Fields> /,
    );
  });

  test('inside a line of text', async () => {
    await expect(transformed(model, 'See <Fields of="Bet" /> here.')).rejects.toThrow(
      /^docs\/page\.mdx:1: <Fields> is inside a line of text\. Remedy: /,
    );
  });
});
