import {act, StrictMode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import page from '../index.html?raw';
import {App} from '../src/App';
import loader from '../vendor/widgetloader.js?raw';

let root: Root;

/** Each command that the app gives the loader. */
const commands: string[] = [];

let isLoaded = false;

/** As a browser does: the snippet, which defines `SIR`, and then the loader. */
function loadOnce(): void {
  if (isLoaded) return;
  isLoaded = true;
  const [, snippet = ''] = /<script>([^]*?)<\/script>/.exec(page) ?? [];
  window.eval(snippet);
  window.eval(loader);
  const standIn = window.SIR as (...command: unknown[]) => unknown;
  window.SIR = ((...command: unknown[]) => {
    commands.push(String(command[0]));
    return standIn(...command);
  }) as typeof SIR;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => new Response('not-a-real-token'));
  vi.spyOn(console, 'warn').mockReturnValue();
  loadOnce();
  commands.length = 0;
  location.hash = '#/';
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  root = createRoot(element);
  await act(async () => {
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  });
});

afterEach(() => act(() => root.unmount()));

async function go(hash: string): Promise<void> {
  await act(async () => {
    location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

const container = () => document.querySelector('nav + div');

test('the chat is there while its view is, and is added once each time', async () => {
  expect(container()).toBeNull();
  await go('#/chat');
  await vi.waitFor(() =>
    expect(container()?.childNodes.length).toBeGreaterThan(0),
  );
  expect(commands).toEqual(['addWidget']);

  await go('#/');
  expect(container()).toBeNull();
  expect(commands).toEqual(['addWidget', 'removeWidget']);

  await go('#/chat');
  await vi.waitFor(() =>
    expect(container()?.childNodes.length).toBeGreaterThan(0),
  );
  expect(commands).toEqual(['addWidget', 'removeWidget', 'addWidget']);
});

test('a view that was left before the token came gets no chat', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal(
    'fetch',
    () => new Promise<Response>((resolve) => (answer = resolve)),
  );
  await go('#/chat');
  await go('#/');
  await act(async () => answer(new Response('not-a-real-token')));
  expect(commands).toEqual([]);
});
