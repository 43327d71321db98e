import {describe, expect, test, vi} from 'vitest';
import {fencesIn, namesIn} from '../../support/samples';

// The first sample waits for the compiler to read its libraries.
vi.setConfig({testTimeout: 120_000});

/** The names of the page's last fence. */
function lastNames(page: string) {
  const names = namesIn('docs/page.mdx', fencesIn(page)).at(-1);
  if (!names) {
    throw new Error('The page has no fence.');
  }
  return names;
}

function targets(page: string): unknown[] {
  return lastNames(page).map(({text, target}) => [text, target]);
}

function fence(language: string, ...lines: string[]): string {
  return ['```' + language, ...lines, '```', ''].join('\n');
}

describe('names in samples', () => {
  test('a type is told from an action type of the same spelling', () => {
    expect(
      targets(
        fence(
          'ts',
          "import type {BetSlip, TriggerActionFunctionType} from 'virtual-stadium';",
          'const handle: TriggerActionFunctionType = (type, data) => {',
          "  if (type === 'BetSlip') console.info(data.betslip.id);",
          '};',
          'const slips: BetSlip[] = [];',
        ),
      ),
    ).toEqual([
      ['TriggerActionFunctionType', {kind: 'type', name: 'TriggerActionFunctionType'}],
      ['BetSlip', {kind: 'action', name: 'BetSlip'}],
      ['betslip', {kind: 'property', type: 'BetslipActionInterface', path: 'data.betslip'}],
      ['id', {kind: 'property', type: 'BetSlip', path: 'id'}],
      ['BetSlip', {kind: 'type', name: 'BetSlip'}],
    ]);
  });

  test('a type under a name that the sample gives it', () => {
    expect(
      targets(
        fence(
          'ts',
          "import type {BetSlip as Slip} from 'virtual-stadium';",
          'const slips: Slip[] = [];',
        ),
      ),
    ).toEqual([['Slip', {kind: 'type', name: 'BetSlip'}]]);
  });

  test("the browser's Error, a type of the sample's own and a plain string lead nowhere", () => {
    expect(
      targets(
        fence(
          'ts',
          'interface BetSlip { stake: number }',
          'const slip: BetSlip = {stake: 5};',
          "const text = 'CopyBet';",
          'throw new Error(`${text} ${slip.stake}`);',
        ),
      ),
    ).toEqual([]);
  });

  test('commands, widgets and widget properties of a call, in JavaScript too', () => {
    expect(
      targets(
        fence(
          'js',
          "window.SIR('addWidget', '#chat', 'virtualStadium', {jwt: '', channelId: ''});",
        ),
      ),
    ).toEqual([
      ['SIR', {kind: 'global', name: 'SIR'}],
      ['addWidget', {kind: 'command', name: 'addWidget'}],
      ['virtualStadium', {kind: 'widget', name: 'virtualStadium'}],
      ['jwt', {kind: 'property', type: 'WithJwt', path: 'jwt'}],
      ['channelId', {kind: 'property', type: 'VirtualStadiumOptions', path: 'channelId'}],
    ]);
  });

  test('requests, destructured properties and types in a doc comment', () => {
    expect(
      targets(
        fence(
          'js',
          "/** @type {import('virtual-stadium').FunctionAdapter} */",
          'const adapter = (requestName, args, callback) => {',
          "  if (requestName !== 'outcomes') return undefined;",
          '  const {outcomes: wanted} = args;',
          '  console.info(wanted, callback);',
          '  return undefined;',
          '};',
        ),
      ),
    ).toEqual([
      ['FunctionAdapter', {kind: 'type', name: 'FunctionAdapter'}],
      ['outcomes', {kind: 'request', name: 'outcomes'}],
      ['outcomes', {kind: 'property', type: 'OutcomesRequest', path: 'outcomes'}],
    ]);
  });

  test('what the reader does not see has no names, in a continued fence either', () => {
    const page =
      fence(
        'ts',
        "declare const slip: import('virtual-stadium').BetSlip;",
        '// ---cut---',
        'console.info(slip.id);',
      ) + fence('ts continue', 'const more = 1;', '// ---cut---', 'console.info(slip.bets, more);');
    expect(lastNames(page)).toEqual([
      {
        start: 47,
        end: 51,
        text: 'bets',
        target: {kind: 'property', type: 'BetSlip', path: 'bets'},
      },
    ]);
  });

  test("the scripts of an HTML page, by their place in the page's text", () => {
    const found = lastNames(
      fence('html', '<p>addWidget</p>', '<script>', "  SIR('changeLanguage', 'en');", '</script>'),
    );
    expect(found.map(({text}) => text)).toEqual(['SIR', 'changeLanguage']);
  });

  test("a contract sample's own variables are not the contract's", () => {
    const fences = fencesIn(fence('ts', 'const it: BetSlip[] = [];', 'it;'), 'src/contract/x.ts');
    const names = namesIn('src/contract/x.ts', fences).flat();
    expect(names.map(({text}) => text)).toEqual(['BetSlip']);
  });
});
