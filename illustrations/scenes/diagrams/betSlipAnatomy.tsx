import React, {type ReactElement, type ReactNode} from 'react';
import {Mark} from '../../parts/Mark';
import type {Scene} from '../../scene';

interface TypeBoxProps {
  readonly mark: number;
  readonly name: string;
  /** The field that holds it. */
  readonly field?: string;
  readonly fields: readonly string[];
  readonly children?: ReactNode;
}

/** One type with the fields that matter, holding the types that are nested in it. */
function TypeBox({mark, name, field, fields, children}: TypeBoxProps): ReactElement {
  return (
    <div className="nest">
      <div className="row" style={{gap: 8}}>
        <Mark n={mark} />
        <span className="title">{name}</span>
        {field && <span className="code mono muted push">{field}</span>}
      </div>
      {fields.map((line) => (
        <div key={line} className="code mono">
          {line}
        </div>
      ))}
      {children}
    </div>
  );
}

function Nested(): ReactElement {
  return (
    <TypeBox
      mark={1}
      name="BetSlip"
      fields={["id: 'slip-7002'", "betType: 'multibet'", "currency: 'EUR'"]}
    >
      <TypeBox mark={2} name="Bet" field="bets[0]" fields={["id: 'sr:bet:122213'"]}>
        <TypeBox mark={3} name="Event" field="event" fields={["name: 'Home FC VS Away FC'"]} />
        <TypeBox mark={4} name="Market" field="markets[0]" fields={["name: 'Match result'"]}>
          <TypeBox mark={5} name="Outcome" field="outcomes[0]" fields={["name: 'Away FC'"]}>
            <TypeBox mark={6} name="OddsObject" field="odds" fields={['decimalValue: 2.55']} />
          </TypeBox>
        </TypeBox>
      </TypeBox>
      <div className="nest folded">
        <div className="row" style={{gap: 8}}>
          <Mark n={2} />
          <span className="title">Bet</span>
          <span className="code mono muted push">bets[1]</span>
        </div>
      </div>
    </TypeBox>
  );
}

function Slip(): ReactElement {
  return (
    <div className="nest slip-card">
      <div className="row" style={{gap: 8}}>
        <Mark n={1} />
        <span className="title">Bet slip</span>
        <span className="push muted small">EUR</span>
      </div>
      <div className="nest bet-card">
        <div className="row" style={{gap: 8}}>
          <Mark n={2} />
          <Mark n={3} />
          <span className="strong">Home FC VS Away FC</span>
        </div>
        <div className="row" style={{gap: 8}}>
          <Mark n={4} />
          <span className="muted">Match result</span>
        </div>
        <div className="row" style={{gap: 8}}>
          <Mark n={5} />
          <span>Away FC</span>
          <span className="push" />
          <Mark n={6} />
          <span className="strong">2.55</span>
        </div>
      </div>
      <div className="nest bet-card">
        <div className="row" style={{gap: 8}}>
          <Mark n={2} />
          <span className="strong">North FC VS South FC</span>
        </div>
        <span className="muted">Total goals</span>
        <div className="row">
          <span>Over 2.5</span>
          <span className="push strong">1.85</span>
        </div>
      </div>
    </div>
  );
}

export const betSlipAnatomy: Scene = {
  name: 'bet-slip-anatomy',
  folder: 'docs/virtualStadium/img',
  styles: ['diagram'],
  draw: (frame) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: frame === 'wide' ? '270px 1fr' : '1fr',
        gap: frame === 'wide' ? 28 : 16,
        alignItems: 'center',
      }}
    >
      <Slip />
      <Nested />
    </div>
  ),
};
