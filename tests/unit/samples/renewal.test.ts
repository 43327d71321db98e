import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {backend} from '../../support/backend';
import {standIn} from '../../support/standIn';
import {runSample} from '../../support/sampleRunner';

interface Sample {
  openChat(): Promise<void>;
  closeChat(): void;
}

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Signs tokens of an hour, as the server of the page does; `isDown` says when it doesn't answer. */
async function open(isDown: () => boolean = () => false) {
  let signed = 0;
  const loader = standIn();
  const {fetch} = backend({
    '/virtual-stadium-token': () =>
      isDown() ? new Response(null, {status: 503}) : `token-${(signed += 1)}`,
  });
  const console = {error: vi.fn()};
  const chat = await runSample<Sample>('renewal', {SIR: loader.SIR, fetch, console});
  await chat.openChat();
  return {chat, jwt: () => loader.widget('#sr-vs-widget').props.jwt};
}

test('the widget has a new token well before the hour of the old one is over', async () => {
  const {chat, jwt} = await open();
  await minutes(40);
  expect(jwt()).toBe('token-1');
  await minutes(10);
  expect(jwt()).toBe('token-2');
  await minutes(46);
  expect(jwt()).toBe('token-3');
  chat.closeChat();
  expect(vi.getTimerCount()).toBe(0);
});

test('a server that does not answer for some minutes costs no token', async () => {
  let down = false;
  const {chat, jwt} = await open(() => down);
  await minutes(44);
  down = true;
  await minutes(8);
  down = false;
  await minutes(3);
  expect(jwt()).toBe('token-2');
  chat.closeChat();
});
