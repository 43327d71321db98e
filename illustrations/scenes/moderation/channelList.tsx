import React, {type ReactElement, type ReactNode} from 'react';
import {Icon} from '../../parts/Icon';
import {Marked} from '../../parts/Mark';
import {Button, Head, Pairs, Screen, type Column} from '../../parts/Screen';
import type {Scene} from '../../scene';

interface Channel {
  readonly name: string;
  readonly id: string;
  readonly users: number;
  readonly messages: number;
  readonly expires: ReactNode;
  readonly language: string;
  readonly source: string;
  readonly designations: readonly string[];
}

const CHANNELS: readonly Channel[] = [
  {
    name: 'Semifinal 2024',
    id: 'match-2024-semi',
    users: 412,
    messages: 1873,
    expires: '2024-06-16 02:00',
    language: 'en',
    source: 'VS',
    designations: ['High Priority'],
  },
  {
    name: 'Community',
    id: 'community-en',
    users: 96,
    messages: 640,
    expires: <i className="muted">far future</i>,
    language: 'en',
    source: 'External Service',
    designations: ['Persistent'],
  },
  {
    name: 'Rehearsal',
    id: 'match-rehearsal',
    users: 2,
    messages: 15,
    expires: '2024-06-14 20:00',
    language: 'en',
    source: 'VS',
    designations: ['Test Channel'],
  },
];

const isTest = ({designations}: Channel) => designations.includes('Test Channel');

function Designations({of}: {readonly of: Channel}): ReactElement {
  return (
    <>
      {of.designations.map((name) => (
        <span key={name} className={name === 'High Priority' ? 'chip warn' : 'chip good'}>
          {name}
        </span>
      ))}
    </>
  );
}

function Actions({of, marked}: {readonly of: Channel; readonly marked?: boolean}): ReactElement {
  return (
    <div className="row wrap" style={{gap: 14}}>
      <Marked n={marked ? 8 : undefined}>
        <Button tight>Messages</Button>
      </Marked>
      <Marked n={marked ? 9 : undefined}>
        <Button tight>Edit</Button>
      </Marked>
      {isTest(of) && (
        <Marked n={marked ? 10 : undefined}>
          <Button tight>Test</Button>
        </Marked>
      )}
      <Marked n={marked ? 11 : undefined}>
        <Button tight icon="tree" />
      </Marked>
      <Marked n={marked ? 12 : undefined}>
        <Button tight icon="bin" />
      </Marked>
    </div>
  );
}

const COLUMNS: readonly Column[] = [
  {name: 'channel name', width: 84},
  {name: 'channel ID', width: 108},
  {name: 'active users', width: 56, mark: 3},
  {name: 'message volume', width: 66},
  {name: 'expiration date and time', width: 82, mark: 4},
  {name: 'language', width: 70, mark: 5},
  {name: 'moderation source', width: 82, mark: 6},
  {name: 'designations', width: 96, mark: 7},
];

function Table(): ReactElement {
  return (
    <table>
      <Head columns={COLUMNS} />
      {CHANNELS.map((channel) => (
        <tbody key={channel.id}>
          <tr>
            <td className="strong">{channel.name}</td>
            <td>{channel.id}</td>
            <td>{channel.users}</td>
            <td>{channel.messages}</td>
            <td>{channel.expires}</td>
            <td>{channel.language}</td>
            <td>{channel.source}</td>
            <td>
              <Designations of={channel} />
            </td>
          </tr>
          <tr className="actions">
            <td colSpan={8}>
              <Actions of={channel} marked={isTest(channel)} />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function OneRow({of}: {readonly of: Channel}): ReactElement {
  return (
    <div className="card col" style={{gap: 14}}>
      <div>
        <div className="strong">{of.name}</div>
        <div className="muted small">{of.id}</div>
      </div>
      <Pairs
        rows={[
          [3, 'active users', of.users],
          [undefined, 'message volume', of.messages],
          [4, 'expiration date and time', of.expires],
          [5, 'language', of.language],
          [6, 'moderation source', of.source],
          [7, 'designations', <Designations key="chips" of={of} />],
        ]}
      />
      <Actions of={of} marked />
    </div>
  );
}

export const channelList: Scene = {
  name: 'channel-list',
  folder: 'docs/moderationUi/img',
  styles: ['screen', 'form'],
  draw: (frame) => (
    <Screen section="Moderation" page="Channels">
      <div className="row" style={{paddingTop: 4, gap: 16}}>
        <Marked n={1} className="grow">
          <span className="input">
            <Icon name="search" />
          </span>
        </Marked>
        <Marked n={2}>
          <Button kind="main">Create a channel</Button>
        </Marked>
      </div>
      {frame === 'wide' ? <Table /> : <OneRow of={CHANNELS[2]!} />}
    </Screen>
  ),
};
