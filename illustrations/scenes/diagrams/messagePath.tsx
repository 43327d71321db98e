import React, {type CSSProperties, type ReactElement} from 'react';
import {Arrow} from '../../parts/Arrow';
import {Mark} from '../../parts/Mark';
import type {Scene} from '../../scene';

interface StepProps {
  readonly mark: number;
  readonly title: string;
  readonly sub: string;
  readonly ours?: boolean;
  readonly style?: CSSProperties;
}

function Step({mark, title, sub, ours, style}: StepProps): ReactElement {
  return (
    <div className={ours ? 'box zone ours' : 'box'} style={style}>
      <div className="row" style={{gap: 8}}>
        <Mark n={mark} />
        <span className="title">{title}</span>
      </div>
      <div className="sub" style={{marginTop: 4}}>
        {sub}
      </div>
    </div>
  );
}

function Deciders({style}: {readonly style?: CSSProperties}): ReactElement {
  return (
    <div className="zone" style={{display: 'flex', flexDirection: 'column', gap: 8, ...style}}>
      <div className="title">Who decides</div>
      <Step mark={5} title="A person" sub="on the Messages page" ours />
      <Step mark={6} title="Copilot" sub="helps with many reports" />
      <Step mark={7} title="Autopilot" sub="every new message, while on" />
    </div>
  );
}

function Outcomes({style}: {readonly style?: CSSProperties}): ReactElement {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 10,
        ...style,
      }}
    >
      <Step mark={8} title="Delete" sub="the message leaves the chat" />
      <Step mark={9} title="Ignore" sub="the message stays" />
    </div>
  );
}

const FILL: CSSProperties = {height: '100%'};

const written = <Step mark={1} title="Message" sub="user-1002 writes in a channel" style={FILL} />;
const scored = <Step mark={3} title="AI score" sub="every message gets one" style={FILL} />;
const reported = <Step mark={4} title="Reports" sub="other users may report it" style={FILL} />;
const logged = <Step mark={10} title="Logs" sub="what happened, and who or what did it" />;

const at = (column: string | number, row: number): CSSProperties => ({
  gridColumn: column,
  gridRow: row,
});

const BETWEEN = 52;

function Wide(): ReactElement {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: '172px 40px 190px 40px 1fr',
        gridTemplateRows: `auto ${BETWEEN}px auto`,
      }}
    >
      <div style={at(1, 1)}>{written}</div>
      <Arrow to="right" style={at(2, 1)} />
      <div style={at(3, 1)}>{scored}</div>
      <Arrow to="right" style={at(4, 1)} />
      <div style={at(5, 1)}>{reported}</div>
      <Arrow to="down" style={at(5, 2)} />
      <Deciders style={at(5, 3)} />
      <Arrow to="left" style={at(4, 3)} />
      <Outcomes style={at(3, 3)} />
      <Arrow to="left" style={at(2, 3)} />
      {/* The arrow is as much longer than the room below as row 2 is high: Logs stays level. */}
      <div style={{gridColumn: 1, gridRow: '2 / 4', display: 'flex', flexDirection: 'column'}}>
        <Arrow
          to="down"
          mark={2}
          text="blacklisted word"
          style={{flex: `1 1 ${BETWEEN}px`, width: 60}}
        />
        {logged}
        <div style={{flex: '1 1 0'}} />
      </div>
    </div>
  );
}

function Narrow(): ReactElement {
  const down = {height: 28};
  return (
    <div style={{display: 'grid', gridTemplateColumns: '1fr 108px'}}>
      <div style={at('1 / 3', 1)}>{written}</div>
      <Arrow to="down" style={{...at(1, 2), ...down}} />
      <div style={at(1, 3)}>{scored}</div>
      <Arrow to="down" style={{...at(1, 4), ...down}} />
      <div style={at(1, 5)}>{reported}</div>
      <Arrow to="down" style={{...at(1, 6), ...down}} />
      <Deciders style={at(1, 7)} />
      <Arrow to="down" style={{...at(1, 8), ...down}} />
      <Outcomes style={at(1, 9)} />
      <Arrow to="down" style={{...at(1, 10), ...down}} />
      <div style={at('1 / 3', 11)}>{logged}</div>
      <Arrow
        to="down"
        mark={2}
        text={
          <>
            black-
            <br />
            listed
            <br />
            word
          </>
        }
        style={{gridColumn: 2, gridRow: '2 / 11', width: 60}}
      />
    </div>
  );
}

export const messagePath: Scene = {
  name: 'message-path',
  folder: 'docs/moderationUi/img',
  styles: ['diagram'],
  draw: (frame) => (frame === 'wide' ? <Wide /> : <Narrow />),
};
