import React from 'react';
import {ChatMessage, WidgetFrame} from '../parts/Widget';
import type {Scene} from '../scene';

/** The picture on the style sample page. */
export const sample: Scene = {
  name: 'chat',
  folder: 'src/pages/img',
  styles: ['widget'],
  draw: (frame) => (
    <WidgetFrame score={frame === 'wide' ? 'Home FC 1 : 0 Away FC' : '1 : 0'} marks={[1, 2, 3]}>
      <div className="event">Match started</div>
      <ChatMessage author="Ana">Good evening from the north stand.</ChatMessage>
      <ChatMessage author="Ben" own>
        Hello! Line-ups look as expected.
      </ChatMessage>
      <div className="event">12′ Score changed, Home FC</div>
      <ChatMessage author="Ana">What a start.</ChatMessage>
    </WidgetFrame>
  ),
};
