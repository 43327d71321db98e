import {expect, test, vi} from 'vitest';
import {standIn} from '../../support/standIn';
import {findSample, runSample} from '../../support/sampleRunner';
import {fencesIn, samplesOf} from '../../support/samples';

// The compiler reads its libraries.
vi.setConfig({testTimeout: 120_000});

async function run() {
  const loader = standIn();
  const console = {info: vi.fn(), error: vi.fn()};
  await runSample('every-action', {SIR: loader.SIR, console});
  return {loader, console};
}

test('a copied slip and an error each reach their case', async () => {
  const {loader, console} = await run();
  loader.fire('CopyBet', {
    betslip: {id: 'slip-7001', betType: 'single', currency: 'EUR', bets: []},
  });
  loader.fire('Error', {message: 'Token expired'});
  expect(console.info.mock.calls).toEqual([['Slip to check and copy']]);
  expect(console.error.mock.calls).toEqual([['The widget reports an error']]);
});

test('a type that is not listed is logged without its data, and the page goes on', async () => {
  const {loader, console} = await run();
  loader.fireUnknown('BrandNew', {text: 'what a user wrote'});
  loader.fireUnknown('WithoutData');
  expect(console.info.mock.calls).toEqual([
    ['Action without a handler:', 'BrandNew'],
    ['Action without a handler:', 'WithoutData'],
  ]);
  loader.fire('Error', {message: 'Token expired'});
  expect(console.error).toHaveBeenCalledOnce();
});

test('the compiler names a type without a case', () => {
  const {text} = findSample('every-action');
  expect(text).toContain("    case 'Lmt':\n");
  const shorter = text.replace("    case 'Lmt':\n", '');
  const samples = samplesOf('docs/page.mdx', fencesIn(`\`\`\`ts\n${shorter}\n\`\`\`\n`));
  const found = samples.checked.flatMap((file) => samples.diagnostics(file));
  expect(found.map(({code, message}) => [code, message])).toEqual([
    [2322, `Type '"Lmt"' is not assignable to type 'never'.`],
  ]);
});
