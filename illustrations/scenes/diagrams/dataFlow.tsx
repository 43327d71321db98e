import React, {type CSSProperties, type ReactElement, type ReactNode} from 'react';
import {Arrow} from '../../parts/Arrow';
import type {Scene} from '../../scene';

interface PartProps {
  readonly title: string;
  readonly sub?: ReactNode;
  readonly style?: CSSProperties;
}

function Part({title, sub, style}: PartProps): ReactElement {
  return (
    <div className="box" style={{zIndex: 1, ...style}}>
      <div className="title">{title}</div>
      {sub && <div className="sub">{sub}</div>}
    </div>
  );
}

function Zone({
  title,
  ours,
  style,
}: {
  readonly title: string;
  readonly ours?: boolean;
  readonly style: CSSProperties;
}): ReactElement {
  return (
    <div className={ours ? 'zone ours' : 'zone'} style={style}>
      <div className="title" style={{textAlign: 'center'}}>
        {title}
      </div>
    </div>
  );
}

const at = (column: string | number, row: string | number): CSSProperties => ({
  gridColumn: column,
  gridRow: row,
});

/** Two arrows side by side: there and back. */
function Pair({
  down,
  up,
  style,
}: {
  readonly down: number;
  readonly up: number;
  readonly style: CSSProperties;
}): ReactElement {
  return (
    <div style={{display: 'grid', gridTemplateColumns: '1fr 1fr', zIndex: 1, ...style}}>
      <Arrow to="down" mark={down} />
      <Arrow to="up" mark={up} />
    </div>
  );
}

function Wide(): ReactElement {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: '12px 156px 12px 66px 12px 164px 12px 66px 12px 156px 12px',
        gridTemplateRows: '42px auto 62px auto 62px auto 14px 16px auto 12px',
      }}
    >
      <Zone title="Bookmaker’s backend" ours style={at('1 / 4', '1 / 11')} />
      <Zone title="Host page" ours style={at('5 / 8', '1 / 8')} />
      <Zone title="Product’s servers" style={at('9 / 12', '1 / 11')} />

      <Part title="Signed token" sub="the private key stays on the server" style={at(2, 2)} />
      <Arrow to="right" mark={1} text="token" style={at('3 / 6', 2)} />
      <Part title="Your script" sub="calls the loader’s function SIR" style={at(6, 2)} />
      <Arrow to="left" text="script" style={at('7 / 10', 2)} />
      <Part title="Loader" sub="one script for every widget" style={at(10, 2)} />

      <Pair down={2} up={5} style={at(6, 3)} />

      <Part title="Widget" sub="the chat and its modules" style={at(6, 4)} />
      <Arrow to="right" both mark={3} text="live" style={at('7 / 10', 4)} />
      <Part title="Chat" sub="messages, match events, moderation" style={at(10, 4)} />

      <Pair down={4} up={4} style={at(6, 5)} />

      <Part title="Betting data" sub="markets, odds, bet history" style={at(2, 6)} />
      <Arrow to="right" both mark={4} text="data" style={at('3 / 6', 6)} />
      <Part title="Adapter" sub="custom or hosted" style={at(6, 6)} />

      <Part title="Channel set-up" style={at(2, 9)} />
      <Arrow to="right" style={at('3 / 10', 9)} />
      <Part title="REST API" style={at(10, 9)} />
    </div>
  );
}

function Narrow(): ReactElement {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: '10px 128px 56px 128px 10px',
        gridTemplateRows:
          '36px auto 10px 50px 36px auto 54px auto 10px 50px 36px auto 12px auto 10px',
      }}
    >
      <Zone title="Bookmaker’s backend" ours style={at('1 / 6', '1 / 4')} />
      <Part title="Signed token" sub="the private key stays on the server" style={at(2, 2)} />
      <Part title="Betting data" sub="markets, odds, bet history" style={at(4, 2)} />
      <Arrow to="down" mark={1} text="token" style={{...at(2, '3 / 6'), zIndex: 1}} />
      <Arrow to="down" both mark={4} text="data" before style={{...at(4, '3 / 8'), zIndex: 1}} />

      <Zone title="Host page" ours style={at('1 / 6', '5 / 10')} />
      <Part title="Your script" sub="calls the loader’s function SIR" style={at(2, 6)} />
      <Pair down={2} up={5} style={at(2, 7)} />
      <Part title="Widget" sub="the chat and its modules" style={at(2, 8)} />
      <div style={{...at(3, 8), display: 'grid', alignContent: 'center', gap: 2}}>
        <Arrow to="right" mark={4} />
        <Arrow to="left" mark={4} />
      </div>
      <Part title="Adapter" sub="custom or hosted" style={at(4, 8)} />

      <Zone title="Product’s servers" style={at('1 / 6', '11 / 16')} />
      <Arrow to="down" both mark={3} text="live" style={{...at(2, '9 / 12'), zIndex: 1}} />
      <Part title="Chat" sub="messages, match events, moderation" style={at(2, 12)} />
      <Arrow to="up" text="script" before style={{...at(4, '10 / 12'), zIndex: 1}} />
      <Part title="Loader" sub="one script for every widget" style={at(4, 12)} />
      <div className="row" style={{...at('2 / 5', 14), zIndex: 1, gap: 0}}>
        <Part title="REST API" />
        <Arrow to="left" style={{flex: 1}} />
        <div className="box zone ours" style={{padding: '10px 12px'}}>
          <div className="title">Backend</div>
        </div>
      </div>
    </div>
  );
}

export const dataFlow: Scene = {
  name: 'data-flow',
  folder: 'docs/virtualStadium/img',
  styles: ['diagram'],
  draw: (frame) => (frame === 'wide' ? <Wide /> : <Narrow />),
};
