import React from 'react';
import {Timeline, type Row} from '../../parts/Timeline';
import type {Scene} from '../../scene';

/** Seconds. The time a card is shown is the published default; the moments are examples. */
const DISPLAY = 20;
const EVENTS = [3, 10] as const;
const CARDS = [5, 12] as const;
const FIRST_GONE = CARDS[0] + DISPLAY;
const SECOND_GONE = FIRST_GONE + DISPLAY;
const SUSPENDED = [33, 38] as const;
const OPENED_LATE = 17;
const END = 47;

function rows(narrow: boolean): Row[] {
  return [
    {
      name: 'Chat',
      sub: 'match events',
      moments: [
        {second: EVENTS[0], mark: 1, text: narrow ? '' : 'event'},
        {second: EVENTS[1], mark: 1, text: 'event'},
      ],
    },
    {
      name: 'Adapter',
      sub: 'asked at once',
      moments: [
        {second: EVENTS[0] + 1, mark: 2, text: narrow ? '' : 'answer'},
        {second: EVENTS[1] + 1, mark: 2, text: 'answer'},
      ],
    },
    {
      name: 'First card',
      bars: [{from: CARDS[0], to: FIRST_GONE, kind: 'shown', text: `shown ${DISPLAY} s`}],
      moments: [
        {second: CARDS[0], mark: 3},
        {second: FIRST_GONE, mark: 6},
      ],
    },
    {
      name: 'Second card',
      bars: [
        {
          from: CARDS[1],
          to: FIRST_GONE,
          kind: 'waiting',
          text: narrow ? 'waits' : 'waits in the queue',
        },
        {from: FIRST_GONE, to: SECOND_GONE, kind: 'shown'},
        {from: SUSPENDED[0], to: SUSPENDED[1], kind: 'held'},
      ],
      moments: [
        {second: CARDS[1], mark: 4},
        {second: (SUSPENDED[0] + SUSPENDED[1]) / 2, mark: 5},
        {second: SECOND_GONE, mark: 6},
      ],
    },
    {
      name: 'user-1001',
      sub: narrow ? 'chat open' : 'sees both cards',
      bars: [
        {
          from: 0,
          to: END,
          kind: 'open',
          text: narrow ? 'sees both cards' : 'chat open from the start',
        },
      ],
    },
    {
      name: 'user-1002',
      sub: narrow ? 'chat opened later' : 'sees neither card',
      bars: [
        {
          from: OPENED_LATE,
          to: END,
          kind: 'open',
          text: narrow ? 'sees neither card' : 'chat opened after both events',
        },
      ],
    },
  ];
}

export const flashBetTimeline: Scene = {
  name: 'flash-bet-timeline',
  folder: 'docs/virtualStadium/img',
  styles: ['chart'],
  draw: (frame) => (
    <Timeline rows={rows(frame === 'narrow')} seconds={[0, 10, 20, 30, 40]} frame={frame} />
  ),
};
