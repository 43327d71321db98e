import React from 'react';
import {Icon} from '../../parts/Icon';
import {Mark, Marked} from '../../parts/Mark';
import {Dialog} from '../../parts/Screen';
import type {Scene} from '../../scene';

/** Some of the published event types; which of them the dialog offers depends on the channel. */
const EVENTS = [
  'MATCH_STARTED',
  'SCORE_CHANGED',
  'CORNER',
  'YELLOW_CARD',
  'RED_CARD',
  'MATCH_ENDED',
];

export const testEvent: Scene = {
  name: 'test-event',
  folder: 'docs/moderationUi/img',
  styles: ['screen', 'form', 'widget'],
  draw: (frame) => (
    <div className="shade">
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: frame === 'wide' ? '344px 28px 1fr' : '1fr',
          gap: 14,
          alignItems: 'center',
          width: '100%',
        }}
      >
        <Dialog
          about={
            <>
              <span className="strong">Test</span>
              <span className="muted">match-rehearsal</span>
            </>
          }
        >
          <div className="row">
            <Mark n={1} />
            <span className="muted">sr:match:50850679</span>
          </div>
          <div style={{display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10}}>
            {EVENTS.map((event) => (
              <Marked key={event} n={event === 'CORNER' ? 2 : undefined} at="start">
                <div className={event === 'CORNER' ? 'event-name chosen' : 'event-name'}>
                  {event}
                </div>
              </Marked>
            ))}
          </div>
        </Dialog>
        <div style={{textAlign: 'center'}}>
          <Icon name={frame === 'wide' ? 'arrowRight' : 'arrowDown'} size={24} />
        </div>
        <div className="widget">
          <div className="widget-head">
            <b># match-rehearsal</b>
          </div>
          <div className="stream">
            <Marked n={3} at="start">
              <div className="event">Corner, Home FC</div>
            </Marked>
            <Marked n={4} at="start">
              <div className="flash">
                <div className="row">
                  <span className="strong">Next corner</span>
                  <span className="push muted">20 s</span>
                </div>
                <div className="outcomes">
                  <span>
                    <span>Home FC</span> <span>1.90</span>
                  </span>
                  <span>
                    <span>Away FC</span> <span>2.05</span>
                  </span>
                </div>
              </div>
            </Marked>
          </div>
        </div>
      </div>
    </div>
  ),
};
