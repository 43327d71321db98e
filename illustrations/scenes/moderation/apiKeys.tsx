import React, {type ReactElement} from 'react';
import {Mark, Marked} from '../../parts/Mark';
import {Button, Dialog, Switch} from '../../parts/Screen';
import type {Scene} from '../../scene';

function Key({
  value,
  on,
  marked,
}: {
  readonly value: string;
  readonly on: boolean;
  readonly marked?: boolean;
}): ReactElement {
  return (
    <div className="row" style={{gap: 14}}>
      <Marked n={marked ? 1 : undefined} className="grow">
        <span className={on ? 'input mono' : 'input mono muted'}>{value}</span>
      </Marked>
      <Switch on={on} />
      <span style={{width: 20, marginInlineStart: -6}}>{marked && <Mark n={2} />}</span>
    </div>
  );
}

export const apiKeys: Scene = {
  name: 'api-keys',
  folder: 'docs/moderationUi/img',
  styles: ['screen', 'form'],
  draw: () => (
    <div className="shade">
      <Dialog
        width={440}
        about={
          <>
            <span className="strong">API Keys</span>
            <span className="muted">example-en</span>
          </>
        }
      >
        <div className="col" style={{gap: 14, paddingTop: 4}}>
          <Key value="YOUR_API_KEY" on marked />
          <Key value="YOUR_SECOND_API_KEY" on />
          <Key value="YOUR_OLD_API_KEY" on={false} />
          <div className="row">
            <Marked n={3}>
              <Button icon="plus">Add new key</Button>
            </Marked>
          </div>
        </div>
      </Dialog>
    </div>
  ),
};
