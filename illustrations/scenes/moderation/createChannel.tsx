import React from 'react';
import {Marked} from '../../parts/Mark';
import {Button, Dialog, Field, SwitchField} from '../../parts/Screen';
import type {Scene} from '../../scene';

export const createChannel: Scene = {
  name: 'create-channel',
  folder: 'docs/moderationUi/img',
  styles: ['screen', 'form'],
  draw: () => (
    <div className="shade">
      <Dialog
        about={<span className="strong">Create a channel</span>}
        footer={
          <Marked n={14}>
            <Button kind="main">Save</Button>
          </Marked>
        }
      >
        <div className="columns" style={{columnGap: 24, rowGap: 12}}>
          <div className="col" style={{gap: 12}}>
            <Field mark={1} label="Channel Name">
              Final 2024
            </Field>
            <Field mark={2} label="Channel ID">
              match-2024-final
            </Field>
            <Field mark={3} label="Description">
              The final, from warm-up to cup
            </Field>
            <Field mark={4} label="Language" select>
              en
            </Field>
            <SwitchField mark={5} label="Status" on />
            <Field mark={6} label="Expiration date and time" open>
              2024-06-16 02:00
            </Field>
            <SwitchField mark={7} label="Persistent" open />
          </div>
          <div className="col" style={{gap: 12}}>
            <Field mark={8} label="Message retention" hint="1–14 days, persistent channels only">
              {' '}
            </Field>
            <Field mark={9} label="Moderation source" select>
              VS
            </Field>
            <SwitchField mark={10} label="High Priority" />
            <SwitchField mark={11} label="Test channel" />
            <Field mark={12} label="SR Entity ID">
              sr:match:50850679
            </Field>
            <Field label="Match events" open select>
              SCORE_CHANGED, CORNER
            </Field>
            <Field mark={13} label="Parent channel" open select>
              none
            </Field>
            <SwitchField label="Receive events from children" open />
          </div>
        </div>
      </Dialog>
    </div>
  ),
};
