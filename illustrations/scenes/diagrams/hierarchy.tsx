import React, {type ReactElement} from 'react';
import {Mark} from '../../parts/Mark';
import type {Scene} from '../../scene';

function Level({
  mark,
  name,
  of,
}: {
  readonly mark?: number;
  readonly name: string;
  readonly of: string;
}): ReactElement {
  return (
    <div className="row" style={{gap: 8}}>
      {mark !== undefined && <Mark n={mark} />}
      <span className="title">{name}</span>
      <span className="sub push">{of}</span>
    </div>
  );
}

function Channels({names}: {readonly names: readonly string[]}): ReactElement {
  return (
    <>
      {names.map((name, index) => (
        <div key={name} className="box row" style={{padding: '6px 10px', gap: 8, marginTop: 3}}>
          {index === 0 && <Mark n={4} />}
          <span># {name}</span>
        </div>
      ))}
    </>
  );
}

export const hierarchy: Scene = {
  name: 'hierarchy',
  folder: 'docs/moderationUi/img',
  styles: ['diagram'],
  draw: (frame) => (
    <div className="nest">
      <Level mark={1} name="Client" of="your company" />
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: frame === 'wide' ? '1fr 190px' : '1fr',
          gap: 12,
          alignItems: 'start',
          marginTop: 3,
        }}
      >
        <div className="nest raised">
          <Level mark={2} name="Brand" of="example-bet" />
          <div
            style={{
              display: 'grid',
              gridTemplateColumns: frame === 'wide' ? '1fr 1fr' : '1fr',
              gap: 10,
              alignItems: 'start',
              marginTop: 3,
            }}
          >
            <div className="nest">
              <Level mark={3} name="Operator" of="example-en" />
              <Channels names={['match-2024-final', 'community-en']} />
            </div>
            <div className="nest">
              <Level name="Operator" of="example-fr" />
              <div className="box row" style={{padding: '6px 10px', marginTop: 3}}>
                # match-2024-final-fr
              </div>
            </div>
          </div>
        </div>
        <div className="nest raised">
          <Level name="Brand" of="example-play" />
          <div className="nest folded" style={{marginTop: 3}}>
            <span className="muted">further operators</span>
          </div>
        </div>
      </div>
    </div>
  ),
};
