import React, {type ReactElement} from 'react';
import {Mark, Marked} from '../../parts/Mark';
import {Button, Field, Screen, Switch} from '../../parts/Screen';
import type {Frame, Scene} from '../../scene';

interface Reported {
  readonly text: string;
  readonly time: string;
  readonly reports: number;
  readonly ai: number;
  readonly marked?: boolean;
}

const REPORTED: readonly Reported[] = [
  {
    text: 'Get out of here, nobody wants your lot.',
    time: '20:41',
    reports: 4,
    ai: 83,
    marked: true,
  },
  {text: 'What a dreadful referee.', time: '20:39', reports: 2, ai: 31},
];

function Message({
  text,
  time,
  reports,
  ai,
  marked,
  frame,
}: Reported & {readonly frame: Frame}): ReactElement {
  const mark = (n: number) => (marked ? n : undefined);
  const actions = (
    <>
      <Marked n={mark(10)}>
        <Button tight kind="bad">
          Delete
        </Button>
      </Marked>
      <Marked n={mark(11)}>
        <Button tight>Ignore</Button>
      </Marked>
      <Marked n={mark(12)}>
        <Button tight>View message context</Button>
      </Marked>
    </>
  );
  return (
    <div className="card col" style={{gap: 12}}>
      <div className="row wrap" style={{gap: 12}}>
        <span>{text}</span>
        <span className="push" />
        {frame === 'wide' && actions}
      </div>
      <div className="row wrap" style={{gap: 14}}>
        <Marked n={mark(7)}>
          <span className={ai > 50 ? 'chip bad' : 'chip'}>AI Score {ai}</span>
        </Marked>
        <Marked n={mark(8)}>
          <span className="chip">reports {reports}</span>
        </Marked>
        <Marked n={mark(9)}>
          <span className="chip open">Moderation Score</span>
        </Marked>
        <span className="push muted small">{time}</span>
      </div>
      {frame === 'narrow' && (
        <div className="row wrap" style={{gap: 14}}>
          {actions}
        </div>
      )}
    </div>
  );
}

export const messages: Scene = {
  name: 'messages',
  folder: 'docs/moderationUi/img',
  styles: ['screen', 'form'],
  draw: (frame) => (
    <Screen section="Moderation" page="Messages">
      <div className="row wrap" style={{rowGap: 12, columnGap: 18, alignItems: 'flex-end'}}>
        <div style={{width: frame === 'wide' ? 180 : '100%'}}>
          <Field mark={1} label="operator" select>
            example-en
          </Field>
        </div>
        <div style={{width: frame === 'wide' ? 180 : '100%'}}>
          <Field mark={2} label="sort" select>
            AI Score
          </Field>
        </div>
        <span className="row" style={{minHeight: 30, gap: 6}}>
          <Mark n={3} />
          <span className="small">reported messages only</span>
          <Switch on />
        </span>
      </div>
      <div className="card quiet row wrap" style={{rowGap: 14, columnGap: 18, marginBottom: 4}}>
        <span className="row" style={{gap: 6}}>
          <Mark n={4} />
          <span className="strong">Autopilot</span>
          <Switch />
        </span>
        <span className="row" style={{gap: 6}}>
          <Mark n={5} />
          <span className="strong">Copilot</span>
          <Switch on />
        </span>
        <span className="push" />
        <Marked n={6}>
          <Button kind="bad">Panic button</Button>
        </Marked>
      </div>
      {REPORTED.slice(0, frame === 'wide' ? 2 : 1).map((message) => (
        <Message key={message.text} {...message} frame={frame} />
      ))}
    </Screen>
  ),
};
