import React, {type ReactElement} from 'react';
import {Mark} from '../../parts/Mark';
import {ChatMessage, WidgetFrame} from '../../parts/Widget';
import type {Scene} from '../../scene';

interface InsightProps {
  readonly mark: number;
  readonly kind: string;
  readonly text: string;
  readonly share?: number;
  readonly outcomes: readonly (readonly [
    name: string,
    odds: string,
    mark?: number,
    closed?: boolean,
  ])[];
}

function Insight({mark, kind, text, share, outcomes}: InsightProps): ReactElement {
  return (
    <div className="insight">
      <div className="row" style={{gap: 8}}>
        <Mark n={mark} />
        <span className="muted small">{kind}</span>
      </div>
      <div style={{marginTop: 4}}>{text}</div>
      {share !== undefined && (
        <div className="bars">
          <i style={{width: `${share}%`}} />
        </div>
      )}
      <div className="outcomes">
        {outcomes.map(([name, odds, n, closed]) => (
          <span key={name} className={closed ? 'closed' : undefined}>
            {n !== undefined && <Mark n={n} />}
            <span>{name}</span> <span>{odds}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

export const widgetInsights: Scene = {
  name: 'widget-insights',
  folder: 'docs/virtualStadium/img',
  styles: ['widget'],
  draw: () => (
    <div style={{maxWidth: 440, margin: '0 auto'}}>
      <WidgetFrame score="Home FC – Away FC">
        <Insight
          mark={1}
          kind="Trend"
          text="Home FC scored first in their last four matches."
          outcomes={[
            ['Home FC', '1.85', 3],
            ['Away FC', '4.20', 4, true],
          ]}
        />
        <Insight
          mark={2}
          kind="Popular bet"
          text="Match result"
          share={62}
          outcomes={[
            ['Home FC', '1.85'],
            ['Draw', '3.40'],
            ['Away FC', '4.20'],
          ]}
        />
        <ChatMessage author="Ana">They always start fast.</ChatMessage>
      </WidgetFrame>
    </div>
  ),
};
