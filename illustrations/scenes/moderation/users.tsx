import React, {type ReactElement} from 'react';
import {Icon} from '../../parts/Icon';
import {Mark, Marked} from '../../parts/Mark';
import {Button, Dialog, Field, Head, Screen, type Column} from '../../parts/Screen';
import type {Scene} from '../../scene';

const LISTS = ['all users', 'temporarily banned', 'permanently banned'] as const;

const COLUMNS: readonly Column[] = [
  {name: 'User ID', width: 100},
  {name: 'offense score', width: 90, mark: 3, guess: true},
  {name: 'reason', width: 110, mark: 4, guess: true},
];

const USERS: readonly (readonly [id: string, offense: string])[] = [
  ['user-1001', '0'],
  ['user-1002', '6'],
  ['user-1003', '1'],
];

function List(): ReactElement {
  return (
    <table>
      <Head columns={COLUMNS} />
      <tbody>
        {USERS.map(([id, offense]) => (
          <tr key={id}>
            <td className={id === 'user-1002' ? 'strong' : undefined}>{id}</td>
            <td className="muted">{offense}</td>
            <td className="muted">–</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sanction(): ReactElement {
  return (
    <Dialog
      about={<span className="strong">user-1002</span>}
      footer={
        <Marked n={8}>
          <Button kind="open">confirm</Button>
        </Marked>
      }
    >
      <div className="row" style={{gap: 18}}>
        <Mark n={5} />
        <span className="row" style={{gap: 6}}>
          <i className="radio on" />
          temporary
        </span>
        <span className="row" style={{gap: 6}}>
          <i className="radio" />
          permanent
        </span>
      </div>
      <Field mark={6} label="how long" open select>
        {' '}
      </Field>
      <Field mark={7} label="reason" open>
        {' '}
      </Field>
    </Dialog>
  );
}

export const users: Scene = {
  name: 'users',
  folder: 'docs/moderationUi/img',
  styles: ['screen', 'form'],
  draw: (frame) => (
    <Screen section="Moderation" page="Users">
      <div className="row" style={{alignItems: 'flex-start', gap: 6}}>
        <Mark n={1} />
        <div className="tabs grow" style={{flexWrap: 'wrap', marginTop: -6}}>
          {LISTS.map((list) => (
            <span key={list} className={list === 'all users' ? 'here' : undefined}>
              {list}
            </span>
          ))}
        </div>
      </div>
      <div
        className="columns"
        style={{gridTemplateColumns: frame === 'wide' ? '1fr 290px' : '1fr'}}
      >
        <div className="col">
          <div className="row" style={{paddingTop: 8}}>
            <Marked n={2} className="grow">
              <span className="input">
                <Icon name="search" />
                <span className="muted">User ID</span>
              </span>
            </Marked>
          </div>
          <List />
        </div>
        <Sanction />
      </div>
    </Screen>
  ),
};
