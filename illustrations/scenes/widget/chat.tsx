import React from 'react';
import {Icon} from '../../parts/Icon';
import {Mark, Marked} from '../../parts/Mark';
import {ChatMessage, FlashBet, SharedSlip, WidgetFrame} from '../../parts/Widget';
import type {Scene} from '../../scene';

/** The widget with everything that can stand in its stream. */
export const widgetChat: Scene = {
  name: 'widget-chat',
  folder: 'docs/virtualStadium/img',
  styles: ['widget'],
  draw: (frame) => (
    <div style={{maxWidth: 440, margin: '0 auto'}}>
      <WidgetFrame score={frame === 'wide' ? 'Home FC 1 : 0 Away FC' : '1 : 0'} marks={[1, 2, 8]}>
        <div className="row" style={{justifyContent: 'center', gap: 6}}>
          <Mark n={3} />
          <div className="event">12′ Score changed, Home FC</div>
        </div>
        <Marked n={4} at="start" className="chat-line">
          <ChatMessage author="Ana">
            What a start.
            <div className="row" style={{gap: 6, marginTop: 6}}>
              <Mark n={5} />
              <span className="reactions">
                <Icon name="heart" size={13} />4
              </span>
            </div>
          </ChatMessage>
        </Marked>
        <Marked n={6} at="start" className="chat-line own">
          <ChatMessage author="Ben" own>
            My slip from before the match:
            <SharedSlip />
          </ChatMessage>
        </Marked>
        <Marked n={7} at="start">
          <FlashBet state="open" title="Next corner" note="0:14" />
        </Marked>
      </WidgetFrame>
    </div>
  ),
};
