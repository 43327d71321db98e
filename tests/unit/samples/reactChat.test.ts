// @vitest-environment jsdom
import {act, createElement, StrictMode, type ComponentType} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, expect, test, vi} from 'vitest';
import {backend} from '../../support/backend';
import {standIn, type StandIn} from '../../support/standIn';
import {runSample} from '../../support/sampleRunner';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

async function start() {
  const loader = standIn();
  const {fetch} = backend({'/virtual-stadium-token': () => 'token-1'});
  const {MatchChat} = await runSample<{MatchChat: ComponentType<{channelId: string}>}>(
    'react-chat',
    {SIR: loader.SIR, fetch},
  );
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  const show = (channelId: string) =>
    act(() => root.render(createElement(StrictMode, null, createElement(MatchChat, {channelId}))));
  return {loader, show, leave: () => act(() => root.unmount())};
}

const commands = ({commands: all}: StandIn) => all.map(([command]) => command);

test('the component adds one chat to a document that has its container', async () => {
  const {loader, show, leave} = await start();
  show('match-2024-final');
  await vi.waitFor(() => expect(loader.widgets).toHaveLength(1));
  expect(document.contains(loader.widget().target as Element)).toBe(true);
  leave();
  expect(loader.widgets).toEqual([]);
  // Strict mode ran the effect twice; the first run ended before the token was there.
  expect(commands(loader)).toEqual(['addWidget', 'removeWidget']);
});

test('another channel takes the place of the first', async () => {
  const {loader, show, leave} = await start();
  show('match-2024-final');
  await vi.waitFor(() => expect(loader.widgets).toHaveLength(1));
  show('community-en');
  await vi.waitFor(() => expect(loader.widgets).toHaveLength(1));
  expect(loader.widget().props.channelId).toBe('community-en');
  expect(commands(loader)).toEqual(['addWidget', 'removeWidget', 'addWidget']);
  leave();
});
