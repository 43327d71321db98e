import {links} from 'stand-in:samples';
import {LABEL, type StepKind} from '../../base/plays';
import {button, h, type Wanted} from '../loader/drawing/dom';
import type {Scene} from './film';

const KINDS: Readonly<Record<StepKind, string>> = {
  command: 'Command',
  request: 'Request',
  answer: 'Answer',
  card: 'Drawing',
  click: 'Click',
  action: 'Action',
};

interface Controls {
  readonly isPlaying: boolean;
  readonly isOver: boolean;
  readonly isStill: boolean;
  play(): void;
  pause(): void;
  step(): void;
  again(): void;
  stop(): void;
}

function controlsView({isPlaying, isOver, ...it}: Controls): Wanted {
  return h(
    'div',
    {class: 'controls', role: 'group', 'aria-label': 'Player'},
    button(isPlaying ? 'Pause' : 'Play', () => (isPlaying ? it.pause() : it.play()), {
      class: 'main',
    }),
    button('Step', () => it.step(), {'aria-disabled': isOver ? 'true' : undefined}),
    button('Again', () => it.again()),
    button('Stop', () => it.stop()),
  );
}

function sayView(scene: Scene | null, count: number, {isOver, isStill}: Controls): Wanted {
  const end = isOver ? ' That was the last step.' : '';
  const still = isStill && scene?.number === 1 ? ' Play takes one step at a time.' : '';
  return h(
    'div',
    {class: 'say', role: 'status'},
    scene && h('b', {}, `Step ${scene.number} of ${count} · ${KINDS[scene.step.kind]}`),
    scene && h('p', {}, `${scene.step.says}${still}${end}`),
    scene &&
      scene.then.length > 0 &&
      h('p', {class: 'quiet'}, `Your page ${scene.then.join(', ')}.`),
  );
}

function dataView({step, lines: [first, last], data}: Scene): Wanted {
  const lines = first === last ? `Line ${first}` : `Lines ${first}–${last}`;
  return h(
    'div',
    {class: 'data'},
    h('p', {class: 'line'}, h('a', {href: links[step.type]}, step.type), h('span', {}, lines)),
    h(
      'pre',
      {tabindex: 0, role: 'region', 'aria-label': `Data of the step as JSON, ${step.type}`},
      JSON.stringify(data, null, 2),
    ),
  );
}

/** The player around its drawing, which comes into the empty element. */
export function playerView(scene: Scene | null, count: number, controls: Controls): Wanted {
  return h(
    'section',
    {class: 'player', 'aria-label': 'Sample, played by a stand-in'},
    h('p', {class: 'label'}, LABEL),
    controlsView(controls),
    h('div', {class: 'drawing', inert: true, 'aria-hidden': 'true'}),
    sayView(scene, count, controls),
    scene && dataView(scene),
  );
}
