import React from 'react';
import {Mark, Marked} from '../../parts/Mark';
import {Button, Dialog, Field} from '../../parts/Screen';
import type {Scene} from '../../scene';

/** Tabs by their published names; only that the first three are tabs is published. */
const TABS = ['Basic Information', 'Message Settings', 'Reactions Configuration'];
const FURTHER = [
  'Spam Detection',
  'Blacklisted Words',
  'Autopilot / AI Moderation',
  'Sanctioning Rules',
];

export const operatorSettings: Scene = {
  name: 'operator-settings',
  folder: 'docs/moderationUi/img',
  styles: ['screen', 'form'],
  draw: (frame) => (
    <div className="shade">
      <Dialog
        about={<span className="strong">example-en</span>}
        footer={
          <Marked n={6}>
            <Button kind="main">Save</Button>
          </Marked>
        }
      >
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: frame === 'wide' ? '200px 1fr' : '1fr',
            gap: frame === 'wide' ? 24 : 16,
          }}
        >
          <div className={frame === 'wide' ? 'col' : 'row wrap'} style={{gap: 6}}>
            {TABS.map((tab) => (
              <Marked key={tab} n={tab === 'Basic Information' ? 1 : undefined} at="start">
                <div className={tab === 'Message Settings' ? 'tab here' : 'tab'}>{tab}</div>
              </Marked>
            ))}
            {FURTHER.map((tab) => (
              <div key={tab} className="tab open">
                {tab}
              </div>
            ))}
          </div>
          <div className="col" style={{gap: 14}}>
            <Field
              mark={2}
              label="Maximum Message Length"
              hint="1–500 characters"
              help
              tip={<Mark n={5} />}
            >
              250
            </Field>
            <Field mark={3} label="Message Retention Time" hint="1–365 days" help>
              90
            </Field>
            <Field mark={4} label="Max Messages Per User" help>
              {' '}
            </Field>
          </div>
        </div>
      </Dialog>
    </div>
  ),
};
