import {beforeAll, describe, expect, test} from 'vitest';
import type {ContractEntry, ContractModel, EntryKind} from '../../../src/site-model/contract';
import {flat} from '../../../src/site-model/contract/fields';
import {contractTypes} from '../../support/contractTypes';
import {realContract} from '../../support/realContract';

let model: ContractModel;

beforeAll(async () => {
  model = await realContract();
}, 60_000);

function entry(kind: EntryKind, name: string): ContractEntry {
  const found = model.entries.find((it) => it.kind === kind && it.name === name);
  if (!found) {
    throw new Error(`no ${kind} ${name}`);
  }
  return found;
}

const ofKind = (kind: EntryKind) => model.entries.filter((it) => it.kind === kind);

function field(owner: ContractEntry, path: string) {
  const found = flat(owner.fields).find((it) => it.path === path);
  if (!found) {
    throw new Error(`${owner.name} has no ${path}`);
  }
  return found;
}

describe('the model', () => {
  test('is the same after a way through JSON', () => {
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });

  test('has a page for each type of the reference and for no other', () => {
    const pages = model.entries.flatMap(({page}) => page ?? []);
    const exported = contractTypes.pages.map(({folder, name}) => `/docs/api/${folder}/${name}`);
    expect(pages.sort()).toEqual(exported.sort());
    expect(entry('interface', 'BetSlip').href).toBe('/docs/api/interfaces/BetSlip');
    expect(entry('alias', 'FunctionAdapter')).toMatchObject({
      page: null,
      href: '/docs/api#type-functionadapter',
    });
  });

  test('names where each entry and field is declared', () => {
    const places = model.entries.flatMap((it) => [
      it.source,
      ...flat(it.fields).map(({source}) => source),
    ]);
    expect(
      places.filter(({file, line}) => !/^src\/contract\/\S+\.ts$/.test(file) || !line),
    ).toEqual([]);
    const {source} = field(entry('widget property set', 'VirtualStadiumProps'), 'language');
    expect(source).toEqual(entry('interface', 'CommonWidgetProps').fields[0]?.source);
  });

  test('tells the fields of a type, with those of inline objects inside', () => {
    const row = entry('interface', 'ChatRow');
    expect(field(row, 'reactions')).toMatchObject({expanded: 'object[]', required: false});
    expect(field(row, 'reactions').fields.map(({name}) => name)).toEqual(['type', 'count', 'own']);
    expect(field(row, 'reactions[].own')).toMatchObject({
      name: 'own',
      href: '/docs/api/interfaces/ChatRow#reactions.own',
      signature: 'own: boolean',
    });
  });

  test('puts the properties of a widget together and knows which exclude each other', () => {
    const props = entry('widget property set', 'VirtualStadiumProps');
    expect(props.widget).toBe('virtualStadium');
    expect(props.fields.slice(0, 3).map(({name}) => name)).toEqual(['jwt', 'getJwt', 'channelId']);
    expect(field(props, 'jwt')).toMatchObject({
      alternatives: ['getJwt'],
      provisional: false,
      href: '/docs/virtualStadium/web/api#prop-jwt',
      signature: 'jwt: string',
    });
    expect(field(props, 'getJwt')).toMatchObject({alternatives: ['jwt']});
    expect(field(props, 'enableCentralHub').default).toEqual([{kind: 'code', text: '`false`'}]);
    expect(field(props, 'onTrack').sentence).toBe('Tracking hook.');
    const button = entry('widget property set', 'VirtualStadiumButtonProps');
    expect(field(button, 'channelId').href).toBe(
      '/docs/virtualStadium/web/api#prop-virtualstadium-button-channelid',
    );
  });

  test('has every command with every way to call it', () => {
    const commands = ofKind('SIR command').map(({name}) => name);
    expect(commands).toEqual([...new Set(contractTypes.calls)]);
    const further = entry('SIR command', 'setClientTheme').overloads[0]?.fields[1];
    expect(further).toMatchObject({name: '...further', required: false});
    const {overloads, href} = entry('SIR command', 'registerAdapter');
    expect(href).toBe('/docs/virtualStadium/web/api#command-registeradapter');
    expect(overloads.map(({signature}) => signature)).toEqual([
      "SIR('registerAdapter', adapter)",
      "SIR('registerAdapter', adapterName, options?)",
    ]);
    expect(overloads[1]?.fields.map(({name, required}) => [name, required])).toEqual([
      ['adapterName', true],
      ['options', false],
    ]);
  });

  test('has every action with its payload', () => {
    const actions = ofKind('action').map(({name}) => name);
    expect(actions.sort()).toEqual([...contractTypes.actions].sort());
    const copy = entry('action', 'CopyBet');
    expect(copy).toMatchObject({
      href: '/docs/api/type-aliases/TriggerActionEnum#copybet',
      signature: "onAction('CopyBet', data: { betslip })",
      provisional: false,
    });
    expect(field(copy, 'betslip').href).toBe(
      '/docs/api/interfaces/CopyBetActionInterface#data.betslip',
    );
    const insights = entry('action', 'BetInsightsOutcome');
    expect(insights.fields.map(({signature}) => signature)).toEqual([
      'externalEvent: Event',
      'externalOutcome: Outcome',
      'externalMarket: Market',
      "type: 'BetInsightsOutcome' | 'FlashBetOutcome'",
    ]);
  });

  test('has every request with arguments and response', () => {
    expect(ofKind('request').map(({name}) => name)).toEqual(contractTypes.requests);
    expect(entry('request', 'virtualStadium.matchEventMarkets').href).toBe(
      '/docs/api/interfaces/MatchEventMarketRequest',
    );
    expect(entry('request', 'betShare')).toMatchObject({
      fields: [
        {path: 'args', href: '/docs/api/interfaces/BetShareRequest'},
        {path: 'response', href: '/docs/api/interfaces/BetShareResponse'},
      ],
    });
  });
});
