import React, {type ReactElement} from 'react';
import {Icon} from '../../parts/Icon';
import {Mark, Marked} from '../../parts/Mark';
import {Button, Head, Pairs, Screen, Switch, type Column} from '../../parts/Screen';
import type {Scene} from '../../scene';

const COLUMNS: readonly Column[] = [
  {name: 'e-mail', width: 170, mark: 3, guess: true},
  {name: 'role', width: 90, guess: true},
  {name: 'operators', width: 130, guess: true},
  {name: 'status', width: 60, guess: true},
  {name: '', width: 46},
];

const STAFF: readonly (readonly [email: string, role: string, operators: string])[] = [
  ['user-1001@example.com', 'Supervisor', 'all of example-bet'],
  ['user-1002@example.com', 'Moderator', 'example-en'],
  ['user-1003@example.com', 'Guest', 'example-fr'],
];

const ACTIONS: readonly (readonly [mark: number, label: string])[] = [
  [5, 'Change user role'],
  [6, 'Assign to operator'],
  [7, 'Enable/disable user'],
  [8, 'Remove user'],
];

function Menu(): ReactElement {
  return (
    <div className="menu">
      {ACTIONS.map(([mark, label]) => (
        <div key={label} className="row" style={{gap: 2, padding: '0 8px'}}>
          <Mark n={mark} />
          <span>{label}</span>
        </div>
      ))}
    </div>
  );
}

function Table(): ReactElement {
  return (
    <table>
      <Head columns={COLUMNS} />
      <tbody>
        {STAFF.map(([email, role, operators]) => (
          <tr key={email}>
            <td>{email}</td>
            <td>{role}</td>
            <td>{operators}</td>
            <td>
              <Switch on />
            </td>
            <td>
              <div className="row">
                <Marked n={role === 'Moderator' ? 4 : undefined}>
                  <Button tight icon="dots" />
                </Marked>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OneRow(): ReactElement {
  const [email, role, operators] = STAFF[1]!;
  return (
    <div className="card col">
      <Pairs
        rows={[
          [3, 'e-mail', email],
          [undefined, 'role', role],
          [undefined, 'operators', operators],
          [undefined, 'status', <Switch key="status" on />],
          [4, 'actions', <Icon key="actions" name="dots" />],
        ]}
      />
    </div>
  );
}

export const management: Scene = {
  name: 'management',
  folder: 'docs/moderationUi/img',
  styles: ['screen', 'form'],
  draw: (frame) => (
    <Screen section="Management">
      <div className="row wrap" style={{gap: 14, rowGap: 16, paddingTop: 4}}>
        <Marked n={1}>
          <Button kind="main">Invite new supervisor</Button>
        </Marked>
        <Marked n={2}>
          <Button kind="main">Invite new moderator</Button>
        </Marked>
      </div>
      {frame === 'wide' ? <Table /> : <OneRow />}
      <div className="columns">
        <Menu />
        <div className="card quiet col" style={{order: frame === 'wide' ? -1 : undefined}}>
          <div className="row" style={{gap: 6}}>
            <Mark n={9} />
            <span className="strong">Active moderators</span>
          </div>
          <span className="muted">user-1002</span>
        </div>
      </div>
    </Screen>
  ),
};
