import React from 'react';
import {Mark} from '../../parts/Mark';
import {FlashBet, WidgetFrame} from '../../parts/Widget';
import type {Scene} from '../../scene';

export const widgetFlashBet: Scene = {
  name: 'widget-flash-bet',
  folder: 'docs/virtualStadium/img',
  styles: ['widget'],
  draw: () => (
    <div className="columns">
      <WidgetFrame>
        <div className="row" style={{justifyContent: 'center', gap: 6}}>
          <Mark n={1} />
          <div className="event">34′ Corner, Home FC</div>
        </div>
        <FlashBet
          state="open"
          title="Next corner"
          note="0:14"
          mark={2}
          noteMark={3}
          outcomeMark={4}
        />
        <FlashBet state="waiting" title="Next goal" note="next in the queue" mark={5} />
      </WidgetFrame>
      <WidgetFrame>
        <div className="event">34′ Corner, Home FC</div>
        <FlashBet state="suspended" title="Next corner" note="suspended" mark={6} />
        <FlashBet state="waiting" title="Next goal" note="next in the queue" />
      </WidgetFrame>
    </div>
  ),
};
