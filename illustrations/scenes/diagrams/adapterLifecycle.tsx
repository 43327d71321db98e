import React from 'react';
import {Sequence, type Activity, type Lane, type Message} from '../../parts/Sequence';
import type {Frame, Scene} from '../../scene';

const [WIDGET, ADAPTER, BACKEND] = [0, 1, 2];

interface Step extends Message {
  /** For the narrow frame, where a lane is a third of the width. */
  readonly short?: string;
}

const STEPS: readonly Step[] = [
  {
    mark: 1,
    from: WIDGET,
    to: ADAPTER,
    text: 'request A (name, args, callback)',
    short: 'request A',
  },
  {mark: 2, from: ADAPTER, to: BACKEND, text: 'load, subscribe', short: 'load'},
  {from: ADAPTER, to: WIDGET, text: 'return unsubscribe A', short: 'unsubscribe', back: true},
  {
    mark: 3,
    from: ADAPTER,
    to: WIDGET,
    text: 'callback(null, data)',
    short: 'callback: data',
    back: true,
  },
  {mark: 4, from: BACKEND, to: ADAPTER, text: 'something changes', short: 'a change', back: true},
  {
    from: ADAPTER,
    to: WIDGET,
    text: 'callback(null, data) again',
    short: 'callback: data',
    back: true,
  },
  {
    mark: 5,
    from: WIDGET,
    to: ADAPTER,
    text: 'request B (name, args, callback)',
    short: 'request B',
  },
  {mark: 6, from: WIDGET, to: ADAPTER, text: 'unsubscribe A()', short: 'unsubscribe A'},
  {from: ADAPTER, to: BACKEND, text: 'abort A, clear its timers', short: 'abort A'},
  {
    mark: 7,
    from: ADAPTER,
    to: WIDGET,
    text: 'callback(error), when B fails',
    short: 'callback: error',
    back: true,
  },
];

const ACTIVITIES: readonly Activity[] = [
  {lane: ADAPTER, name: 'A', first: 0, last: 7},
  {lane: ADAPTER, name: 'B', first: 6, last: 9, second: true},
];

const LANES: Readonly<Record<Frame, readonly Lane[]>> = {
  wide: [
    {x: 110, title: 'Widget', sub: 'in the host page'},
    {x: 370, title: 'Adapter', sub: 'your function', ours: true},
    {x: 600, title: 'Backend', sub: 'yours', ours: true},
  ],
  narrow: [
    {x: 72, title: 'Widget'},
    {x: 180, title: 'Adapter', ours: true},
    {x: 288, title: 'Backend', ours: true},
  ],
};

export const adapterLifecycle: Scene = {
  name: 'adapter-lifecycle',
  folder: 'docs/virtualStadium/img',
  styles: ['chart'],
  draw: (frame) => (
    <Sequence
      width={frame === 'narrow' ? 332 : 680}
      headWidth={frame === 'narrow' ? 84 : 140}
      lanes={LANES[frame]}
      messages={STEPS.map(({short, text, ...step}) => ({
        ...step,
        text: frame === 'narrow' ? (short ?? text) : text,
      }))}
      activities={ACTIVITIES}
    />
  ),
};
