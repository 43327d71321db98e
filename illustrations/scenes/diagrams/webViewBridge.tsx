import React, {type CSSProperties, type ReactElement, type ReactNode} from 'react';
import {Arrow} from '../../parts/Arrow';
import type {Scene} from '../../scene';

interface PartProps {
  readonly title: string;
  readonly sub: ReactNode;
  readonly ours?: boolean;
  readonly style: CSSProperties;
}

function Part({title, sub, ours, style}: PartProps): ReactElement {
  return (
    <div
      className={ours ? 'zone ours' : 'box'}
      style={{
        zIndex: 1,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        ...style,
      }}
    >
      <div className="title">{title}</div>
      <div className="sub">{sub}</div>
    </div>
  );
}

const at = (column: string | number, row: string | number): CSSProperties => ({
  gridColumn: column,
  gridRow: row,
});

function Wide(): ReactElement {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: '104px 72px 112px 12px 88px 120px 72px 88px 12px',
        gridTemplateRows: '38px 62px 62px 62px 12px',
      }}
    >
      <div className="zone" style={at('5 / 10', '1 / 6')}>
        <div className="title" style={{textAlign: 'center'}}>
          Web view
        </div>
      </div>
      <Part title="Your backend" sub="signs the token" ours style={at(1, '2 / 5')} />
      <Part title="Native app" sub="your code, with its own bet slip" ours style={at(3, '2 / 5')} />
      <Part
        title="Host page"
        sub="your small page with loader and container"
        ours
        style={at(6, '2 / 5')}
      />
      <Part title="Widget" sub="the chat" style={at(8, '2 / 5')} />

      <Arrow to="left" mark={1} text="asks" style={at('4 / 6', 2)} />
      <Arrow to="right" both mark={2} text="token" style={at(2, 3)} />
      <Arrow to="right" mark={2} text="token" style={at('4 / 6', 3)} />
      <Arrow to="right" mark={3} text="jwt" style={at(7, 3)} />
      <Arrow to="left" mark={4} text="onAction" style={at(7, 4)} />
      <Arrow to="left" mark={4} text="message" style={at('4 / 6', 4)} />
    </div>
  );
}

function Narrow(): ReactElement {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: '12px 72px 92px 144px 12px',
        gridTemplateRows: 'auto 58px auto 46px 14px auto 58px auto 12px',
      }}
    >
      <Part title="Your backend" sub="signs the token" ours style={at('2 / 5', 1)} />
      <Arrow to="down" both mark={2} text="token" style={at(3, 2)} />
      <Part title="Native app" sub="your code, with its own bet slip" ours style={at('2 / 5', 3)} />
      <div className="zone" style={at('1 / 6', '5 / 10')} />
      <div className="title" style={{...at(2, 7), alignSelf: 'center'}}>
        Web view
      </div>
      <Arrow to="up" mark={1} text="asks" style={{...at(2, '4 / 6'), zIndex: 1}} />
      <Arrow to="down" mark={2} text="token" style={{...at(3, '4 / 6'), zIndex: 1}} />
      <Arrow to="up" mark={4} text="message" style={{...at(4, '4 / 6'), zIndex: 1}} />
      <Part
        title="Host page"
        sub="your small page with loader and container"
        ours
        style={at('2 / 5', 6)}
      />
      <Arrow to="down" mark={3} text="jwt" style={at(3, 7)} />
      <Arrow to="up" mark={4} text="onAction" style={at(4, 7)} />
      <Part title="Widget" sub="the chat" style={at('2 / 5', 8)} />
    </div>
  );
}

export const webViewBridge: Scene = {
  name: 'web-view-bridge',
  folder: 'docs/virtualStadium/img',
  styles: ['diagram'],
  draw: (frame) => (frame === 'wide' ? <Wide /> : <Narrow />),
};
