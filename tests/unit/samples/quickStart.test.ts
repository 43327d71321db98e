import {expect, test, vi} from 'vitest';
import {site} from '../../../src/site';
import {backend} from '../../support/backend';
import {standIn} from '../../support/standIn';
import {openSample} from '../../support/sampleRunner';

function open(answer: () => unknown) {
  const {fetch, requests} = backend({'/virtual-stadium-token': answer});
  const console = {log: vi.fn(), error: vi.fn()};
  const window = openSample('quick-start', {fetch, console}) as unknown as Window;
  return {window, console, requests};
}

test('the snippet defines SIR at once and asks for the loader in the background', () => {
  const {window} = open(() => 'token-1');
  expect(window.SIR).toBeTypeOf('function');
  expect(window.SIR.o).toEqual({language: 'en'});
  expect(window.SIR.l).toBeTypeOf('number');
  const loader = window.document.querySelector<HTMLScriptElement>('script[n="SIR"]');
  expect(loader?.async).toBe(true);
  expect(loader?.src).toBe(site.hosts.loader.replace('CLIENT_ID', 'YOUR_$&'));
});

test('the widget waits in the queue, and is added with the token when the loader arrives', async () => {
  const {window, requests} = open(() => 'token-1');
  await vi.waitFor(() => expect(window.SIR.q).toHaveLength(1));

  const loader = standIn();
  loader.takeOver(window);
  const {target, name, props} = loader.widget();
  expect(requests.map(({path}) => path)).toEqual(['/virtual-stadium-token']);
  expect(window.document.querySelectorAll(target as string)).toHaveLength(1);
  expect(name).toBe('virtualStadium');
  expect(props).toMatchObject({jwt: 'token-1', channelId: 'match-2024-final'});
});

test('each action shows in the console as its type, without what users write', async () => {
  const {window, console} = open(() => 'token-1');
  await vi.waitFor(() => expect(window.SIR.q).toHaveLength(1));
  const loader = standIn();
  loader.takeOver(window);

  loader.fire('Click', {target: 'terms'});
  loader.fireUnknown('Brand New', {text: 'what a user wrote'});
  expect(console.log.mock.calls).toEqual([['Click'], ['Brand New']]);
});

test('a refused token shows in the console and in the place of the chat', async () => {
  const {window, console} = open(() => new Response('', {status: 403}));
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(String(console.error.mock.calls[0]?.[0])).toContain('No token: status 403');
  expect(window.SIR.q ?? []).toHaveLength(0);
  expect(window.document.querySelector('#sr-vs-widget')?.textContent).toBe(
    'The chat is not available right now.',
  );
});
