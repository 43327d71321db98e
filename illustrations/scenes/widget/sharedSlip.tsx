import React from 'react';
import {Icon} from '../../parts/Icon';
import {Mark} from '../../parts/Mark';
import {ChatMessage, SharedSlip, WidgetFrame} from '../../parts/Widget';
import type {Scene} from '../../scene';

export const widgetSharedSlip: Scene = {
  name: 'widget-shared-slip',
  folder: 'docs/virtualStadium/img',
  styles: ['widget'],
  draw: (frame) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: frame === 'wide' ? '330px 24px 1fr' : '1fr',
        gap: 12,
        alignItems: 'center',
        justifyItems: 'center',
      }}
    >
      <div style={{width: '100%'}}>
        <WidgetFrame>
          <div className="message" style={{maxWidth: '100%'}}>
            <div className="row" style={{gap: 6}}>
              <Mark n={1} />
              <span className="author">Ben</span>
            </div>
            My slip from before the match:
            <div className="row" style={{gap: 6, marginTop: 8}}>
              <Mark n={2} />
              <span className="muted small">multibet, EUR</span>
            </div>
            <SharedSlip marks />
          </div>
          <ChatMessage author="Ana" own>
            I expect a draw there.
          </ChatMessage>
        </WidgetFrame>
      </div>
      <Icon name={frame === 'wide' ? 'arrowRight' : 'arrowDown'} size={24} />
      <div className="slip col" style={{width: '100%', gap: 8}}>
        <div className="row" style={{gap: 6}}>
          <Mark n={7} />
          <span className="strong">Host page</span>
        </div>
        <div className="mono small" style={{whiteSpace: 'pre-wrap', lineHeight: 1.6}}>
          {"onAction(\n  'CopyBet',\n  {betslip: {…}}\n)"}
        </div>
        <span className="muted small">checks the slip, then decides what to do with it</span>
      </div>
    </div>
  ),
};
