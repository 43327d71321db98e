import {expect, test} from 'vitest';
import {siteFences} from '../../support/samples';

const HANDLES = /onAction|onTrack|TriggerActionFunctionType/;

/** Samples that handle what the widget reports. */
const handlers = siteFences().filter(({text}) => HANDLES.test(text));

/** `data`, or a part of it, among the arguments of a call of the console. */
const LOGS_DATA = /console\.\w+\((?:[^()]|\([^()]*\)|\()*?\b_?data\b/;

test('no sample with a handler writes what users wrote to the console', () => {
  expect(handlers.length).toBeGreaterThan(8);
  expect(new Set(handlers.map(({file}) => file))).toContain('src/contract/widget.ts');
  const found = handlers.filter(({text}) => LOGS_DATA.test(text));
  expect(found.map(({file, line}) => `${file}:${line}`)).toEqual([]);
});

test.each([
  [true, 'console.info(type, data)'],
  [true, "console.info('copy slip', data.betslip.id);"],
  [true, 'console.info(String(type), JSON.stringify(data));'],
  [true, 'console.info(data?.channelId ?? null)'],
  [false, '(type, _data) => console.info(type), more(data)'],
])('that it logs data is %s of: %s', (logs, code) => {
  expect(LOGS_DATA.test(code)).toBe(logs);
});
