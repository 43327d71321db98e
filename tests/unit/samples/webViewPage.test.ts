import {expect, test, vi} from 'vitest';
import {standIn, type StandIn} from '../../support/standIn';
import {openSample} from '../../support/sampleRunner';

/** The object that androidx.webkit puts into the page; an answer arrives as a message. */
class AndroidBridge {
  onmessage: ((event: {data: string}) => void) | null = null;
  readonly postMessage = vi.fn<(text: string) => void>();

  answer(content: object): void {
    this.onmessage?.({data: JSON.stringify(content)});
  }
}

function open(globals: object) {
  const console = {error: vi.fn()};
  const window = openSample('web-view-page', {console, ...globals}) as unknown as Window & {
    tokenFromApp: () => Promise<string>;
  };
  return {window, console};
}

function onAndroid() {
  const bridge = new AndroidBridge();
  return {bridge, ...open({vsHost: bridge})};
}

function onIos(answer: (text: string) => Promise<unknown>) {
  const bridge = {postMessage: vi.fn(answer)};
  return {bridge, ...open({webkit: {messageHandlers: {vsHost: bridge}}})};
}

async function mounted(window: Window): Promise<StandIn> {
  await vi.waitFor(() => expect(window.SIR.q).toHaveLength(1));
  const loader = standIn();
  loader.takeOver(window);
  return loader;
}

const told = ({postMessage}: {postMessage: {mock: {calls: string[][]}}}) =>
  postMessage.mock.calls.map(([text]) => JSON.parse(text ?? '') as unknown);

const shown = (window: Window) => window.document.querySelector('#sr-vs-widget')?.textContent;

test('on Android the page asks for a token, and the answer adds the chat', async () => {
  const {bridge, window} = onAndroid();
  expect(told(bridge)).toEqual([{kind: 'token'}]);
  expect(window.SIR.q ?? []).toHaveLength(0);
  bridge.answer({token: 'token-1'});
  const loader = await mounted(window);
  expect(loader.widget()).toMatchObject({
    target: '#sr-vs-widget',
    props: {jwt: 'token-1', channelId: 'match-2024-final'},
  });
});

test('on iOS the promise of the question is the token', async () => {
  const {bridge, window} = onIos(() => Promise.resolve('token-1'));
  expect(told(bridge)).toEqual([{kind: 'token'}]);
  expect((await mounted(window)).widget().props).toMatchObject({jwt: 'token-1'});
});

test('on Android two questions at once get an answer each', async () => {
  const {bridge, window} = onAndroid();
  const second = window.tokenFromApp();
  bridge.answer({token: 'token-1'});
  bridge.answer({token: 'token-2'});
  expect((await mounted(window)).widget().props).toMatchObject({jwt: 'token-1'});
  expect(await second).toBe('token-2');
});

test('a token arrives as an answer only: no global takes one, and no message of a frame', async () => {
  const {window} = onAndroid();
  expect(window).not.toHaveProperty('vsPage');
  expect(Object.keys(window).filter((name) => /receive|take|set.*token/i.test(name))).toEqual([]);
  const data = JSON.stringify({token: 'token-of-a-stranger'});
  const {MessageEvent} = window as unknown as typeof globalThis;
  window.dispatchEvent(new MessageEvent('message', {data}));
  await Promise.resolve();
  expect(window.SIR.q ?? []).toHaveLength(0);
});

test.each([
  [
    'Android',
    () => {
      const app = onAndroid();
      app.bridge.answer({error: 'no session'});
      return app;
    },
  ],
  [
    'iOS',
    () =>
      onIos((text) =>
        text.includes('"token"') ? Promise.reject(new Error('no session')) : Promise.resolve(),
      ),
  ],
])('a token that is refused on %s is reported and adds no chat', async (_, refuse) => {
  const {bridge, window} = refuse();
  const failed = {kind: 'failed', reason: 'Error: no session'};
  await vi.waitFor(() => expect(told(bridge)).toEqual([{kind: 'token'}, failed]));
  expect(shown(window)).toBe('The chat is not available right now.');
  expect(window.SIR.q ?? []).toHaveLength(0);
});

test.each([
  ['a browser', {}],
  ['a browser with an empty webkit', {webkit: {}}],
])('without an app, in %s, the page says so and asks nobody', async (_, globals) => {
  const {window, console} = open(globals);
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce());
  expect(String(console.error.mock.calls[0]?.[0])).toBe('Error: no app around this page');
  expect(shown(window)).toBe('The chat is not available right now.');
  expect(window.SIR.q ?? []).toHaveLength(0);
});

test('the app is told of actions, and once when the chat is ready', async () => {
  const {bridge, window} = onIos(() => Promise.resolve('token-1'));
  const loader = await mounted(window);
  loader.fire('Lmt', {isOpen: true, matchId: 'sr:match:50850679'});
  const ready = window.document.createElement('div');
  ready.className = 'srm-fullyloaded';
  window.document.querySelector('#sr-vs-widget')?.append(ready, ready.cloneNode());
  await vi.waitFor(() => expect(bridge.postMessage).toHaveBeenCalledTimes(3));
  expect(told(bridge)).toEqual([
    {kind: 'token'},
    {kind: 'action', type: 'Lmt', data: {isOpen: true, matchId: 'sr:match:50850679'}},
    {kind: 'ready'},
  ]);
});
