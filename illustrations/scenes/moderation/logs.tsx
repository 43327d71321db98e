import React, {type ReactElement} from 'react';
import {Icon} from '../../parts/Icon';
import {Marked} from '../../parts/Mark';
import {Button, Head, Pairs, Screen, type Column} from '../../parts/Screen';
import type {Scene} from '../../scene';

const COLUMNS: readonly Column[] = [
  {name: 'Channel ID', width: 82, mark: 3},
  {name: 'Date & Time', width: 78, mark: 4},
  {name: 'Message', width: 97, mark: 5},
  {name: 'Source', width: 52, mark: 6},
  {name: 'Action', width: 77, mark: 7},
  {name: 'Offensiveness', width: 88, mark: 8},
  {name: 'Reports', width: 54, mark: 9},
  {name: 'Moderation Score', width: 68, mark: 10},
  {name: 'User', width: 66, mark: 11},
];

type Row = readonly string[];

const ROWS: readonly Row[] = [
  [
    'match-2024-final',
    '2024-06-15 20:41',
    'Get out of here, nobody wants your lot.',
    'manual',
    'reported',
    '83',
    '4',
    '2',
    'user-1002',
  ],
  [
    'match-2024-final',
    '2024-06-15 20:12',
    'Free tips, write to me now',
    'system',
    'blacklisted',
    '44',
    '0',
    '0',
    'user-1003',
  ],
];

function Table(): ReactElement {
  return (
    <table>
      <Head columns={COLUMNS} />
      <tbody>
        {ROWS.map((row) => (
          <tr key={row[1]}>
            {row.map((cell, column) => (
              <td key={COLUMNS[column]!.name}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const logs: Scene = {
  name: 'logs',
  folder: 'docs/moderationUi/img',
  styles: ['screen', 'form'],
  draw: (frame) => (
    <Screen section="Moderation" page="Logs">
      <h2>Moderation Logs</h2>
      <div className="row wrap" style={{gap: 18}}>
        <Marked n={1}>
          <span className="input">
            <Icon name="calendar" />
            2024-06-09 – 2024-06-15
          </span>
        </Marked>
        <span className="push" />
        <Marked n={2}>
          <Button icon="download">Export to CSV</Button>
        </Marked>
      </div>
      {frame === 'wide' ? (
        <div style={{margin: '0 -10px'}}>
          <Table />
        </div>
      ) : (
        <div className="card">
          <Pairs rows={COLUMNS.map(({name, mark}, column) => [mark, name, ROWS[0]![column]])} />
        </div>
      )}
    </Screen>
  ),
};
