import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {backend} from '../../support/backend';
import {standIn} from '../../support/standIn';
import {openSample, runSample} from '../../support/sampleRunner';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

interface View {
  mountChat: (container: object, channelId: string) => () => void;
}

describe('a view of a single-page application', () => {
  async function start(answer: () => unknown = () => 'token-1') {
    const loader = standIn();
    const {fetch} = backend({'/virtual-stadium-token': answer});
    const {mountChat} = await runSample<View>('single-page-app', {SIR: loader.SIR, fetch});
    const container = {textContent: 'an old message'};
    return {loader, container, leave: mountChat(container, 'match-2024-final')};
  }

  test('shows the chat in its element, and takes it away', async () => {
    const {loader, container, leave} = await start();
    await vi.waitFor(() => expect(loader.widgets).toHaveLength(1));
    expect(loader.widget()).toMatchObject({
      target: container,
      props: {jwt: 'token-1', channelId: 'match-2024-final'},
    });
    expect(container.textContent).toBe('');
    leave();
    expect(loader.widgets).toEqual([]);
  });

  test('adds nothing once the user has left', async () => {
    let release = (): void => undefined;
    const {loader, container, leave} = await start(
      () => new Promise((resolve) => (release = () => resolve('token-1'))),
    );
    await new Promise(setImmediate);
    leave();
    release();
    await new Promise(setImmediate);
    expect(loader.commands).toEqual([]);
    expect(container.textContent).toBe('');
  });

  test('says so if there is no token', async () => {
    const {loader, container} = await start(() => new Response('', {status: 401}));
    await vi.waitFor(() => expect(container.textContent).toContain('not available'));
    expect(loader.commands).toEqual([]);
  });
});

test('each of two widgets has its container, its channel and its handler', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue();
  const loader = standIn();
  await runSample('two-widgets', {SIR: loader.SIR});
  expect(loader.widgets.map(({target, props}) => [target, props.channelId])).toEqual([
    ['#match-chat', 'match-2024-final'],
    ['#community-chat', 'community-en'],
  ]);
  loader.fireUnknown('Close', undefined, '#community-chat');
  expect(log.mock.calls).toEqual([['community-en', 'Close']]);
});

describe('a button that opens the chat', () => {
  function open(answer: () => unknown) {
    const loader = standIn();
    const api = backend({'/virtual-stadium-token': answer});
    const window = openSample('button', {SIR: loader.SIR, fetch: api.fetch, console});
    const button = window.document.querySelector<HTMLElement>('#open-chat');
    const container = window.document.querySelector<HTMLElement>('#sr-vs-widget');
    if (!button || !container) throw new Error('The page has no button or no container.');
    return {loader, api, button, container};
  }

  test('asks for nothing before it is pressed', () => {
    const {loader, api, container} = open(() => 'token-1');
    expect([...loader.commands, ...api.requests]).toEqual([]);
    expect(container.hidden).toBe(true);
  });

  test('adds the chat once, then shows and hides it', async () => {
    const {loader, button, container} = open(() => 'token-1');
    const state = () => [container.hasAttribute('hidden'), button.getAttribute('aria-expanded')];
    button.click();
    expect(state()).toEqual([false, 'true']);
    await vi.waitFor(() => expect(loader.widget().props).toMatchObject({jwt: 'token-1'}));
    button.click();
    expect(state()).toEqual([true, 'false']);
    button.click();
    expect(state()).toEqual([false, 'true']);
    expect(loader.widgets).toHaveLength(1);
  });

  test('tries again after a failure, when the chat is opened and not when it is closed', async () => {
    let works = false;
    const {loader, api, button, container} = open(() =>
      works ? 'token-1' : new Response('', {status: 401}),
    );
    button.click();
    await vi.waitFor(() => expect(container.textContent).toContain('not available'));
    works = true;
    button.click();
    expect([container.hidden, api.requests.length]).toEqual([true, 1]);
    button.click();
    await vi.waitFor(() => expect(loader.widgets).toHaveLength(1));
    expect([container.hidden, container.textContent]).toEqual([false, '']);
  });
});
