import React, {type ReactElement, type ReactNode} from 'react';
import {Icon} from '../../parts/Icon';
import {Mark} from '../../parts/Mark';
import {Screen} from '../../parts/Screen';
import type {Scene} from '../../scene';

const BARS = [42, 58, 36, 72, 64, 88, 50];
const SHARES = [82, 64, 41, 23];
const LINE = '0,44 30,36 60,40 90,22 120,28 150,12 180,18';

function Panel({
  mark,
  title,
  children,
}: {
  readonly mark: number;
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="card col" style={{gap: 14}}>
      <div className="row" style={{gap: 6}}>
        <Mark n={mark} />
        <span className="strong">{title}</span>
      </div>
      <div style={{marginTop: 'auto'}}>{children}</div>
    </div>
  );
}

function Columns(): ReactElement {
  return (
    <div className="row" style={{alignItems: 'flex-end', height: 72}}>
      {BARS.map((height) => (
        <span key={height} className="bar open" style={{height: `${height}%`}} />
      ))}
    </div>
  );
}

function Shares(): ReactElement {
  return (
    <div className="col" style={{gap: 8, height: 72, justifyContent: 'center'}}>
      {SHARES.map((width) => (
        <span key={width} className="share open" style={{width: `${width}%`}} />
      ))}
    </div>
  );
}

function Curve(): ReactElement {
  return (
    <svg viewBox="0 0 180 56" style={{width: '100%', height: 72}} preserveAspectRatio="none">
      <polyline
        points={LINE}
        fill="none"
        stroke="var(--vs-muted)"
        strokeDasharray="5 4"
        vectorEffect="non-scaling-stroke"
        strokeWidth="1.5"
      />
    </svg>
  );
}

export const analytics: Scene = {
  name: 'analytics',
  folder: 'docs/moderationUi/img',
  styles: ['screen', 'form'],
  draw: (frame) => (
    <Screen section="Analytics">
      <div className="row wrap" style={{gap: 10}}>
        <Mark n={1} />
        {['filter', 'filter', 'period'].map((name, index) => (
          // The three differ in nothing but their place.
          <span key={index} className="button open">
            {name}
            <Icon name="down" size={13} />
          </span>
        ))}
        <span className="push" />
        <Mark n={2} />
        <span className="button open">
          <Icon name="download" size={14} />
          export
        </span>
      </div>
      <div
        className="columns"
        style={{
          gap: 12,
          alignItems: 'stretch',
          gridTemplateColumns: frame === 'wide' ? '1fr 1fr 1fr' : '1fr',
        }}
      >
        <Panel mark={3} title="Moderation statistics">
          <Columns />
        </Panel>
        <Panel mark={4} title="Moderator actions and performance">
          <Shares />
        </Panel>
        <Panel mark={5} title="User behavior patterns">
          <Curve />
        </Panel>
      </div>
    </Screen>
  ),
};
