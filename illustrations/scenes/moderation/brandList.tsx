import React, {type ReactElement} from 'react';
import {Icon} from '../../parts/Icon';
import {Mark, Marked} from '../../parts/Mark';
import {Button, Screen} from '../../parts/Screen';
import type {Frame, Scene} from '../../scene';

interface BrandProps {
  readonly name: string;
  readonly created: string;
  readonly open?: boolean;
  readonly frame: Frame;
}

function BrandHead({name, created, open, frame}: BrandProps): ReactElement {
  const state = (
    <>
      <span className="muted small">{created}</span>
      <span className="chip good">Enabled</span>
    </>
  );
  return (
    <div className="col" style={{gap: 6}}>
      <div className="row">
        <Icon name={open ? 'down' : 'right'} />
        {open && <Mark n={2} />}
        <span className="strong" style={{fontSize: 15}}>
          {name}
        </span>
        {frame === 'wide' && state}
        <span className="push" />
        <Marked n={open ? 3 : undefined}>
          <Button icon="invite" />
        </Marked>
        <Marked n={open ? 4 : undefined}>
          <Button icon="gear" />
        </Marked>
      </div>
      {frame === 'narrow' && <div className="row">{state}</div>}
    </div>
  );
}

function Operator({
  name,
  marked,
  frame,
}: {
  readonly name: string;
  readonly marked?: boolean;
  readonly frame: Frame;
}): ReactElement {
  const mark = (n: number) => (marked ? n : undefined);
  return (
    <div className="card" style={{padding: '9px 12px'}}>
      <div className={frame === 'narrow' ? 'row wrap' : 'row'}>
        <span className="strong" style={{flexBasis: frame === 'narrow' ? '100%' : undefined}}>
          {name}
        </span>
        <span className="push" />
        <Marked n={mark(6)}>
          <Button>API Keys</Button>
        </Marked>
        <Marked n={mark(7)}>
          <Button icon="invite" />
        </Marked>
        <Marked n={mark(8)}>
          <Button icon="gear" />
        </Marked>
        <Marked n={mark(9)}>
          <Button icon="dots" />
        </Marked>
      </div>
      {marked && (
        <div className="row" style={{marginTop: 6}}>
          <span className="push" />
          <div className="menu">
            <span style={{color: 'var(--vs-bad)'}}>Delete Operator</span>
          </div>
        </div>
      )}
    </div>
  );
}

export const brandList: Scene = {
  name: 'brand-list',
  folder: 'docs/moderationUi/img',
  styles: ['screen', 'form'],
  draw: (frame) => (
    <Screen section="Dashboard">
      <div className="row" style={{paddingBottom: 6}}>
        <span className="push" />
        <Marked n={1}>
          <Button kind="main" icon="plus">
            Add new brand
          </Button>
        </Marked>
      </div>
      <div className="card quiet col">
        <BrandHead name="example-bet" created="2024-05-02" frame={frame} open />
        <Operator name="example-en" frame={frame} marked />
        <Operator name="example-fr" frame={frame} />
        <div className="row">
          <Marked n={5}>
            <Button icon="plus">Add Operator</Button>
          </Marked>
        </div>
      </div>
      <div className="card">
        <BrandHead name="example-play" created="2024-05-20" frame={frame} />
      </div>
    </Screen>
  ),
};
