/** The widget in a host page, and the things that appear in its stream. */
import React, {type ReactElement, type ReactNode} from 'react';
import {Icon} from './Icon';
import {Mark} from './Mark';

interface FrameProps {
  readonly channel?: string;
  readonly score?: string;
  /** Marks of the channel's name, of the score, and of the composer. */
  readonly marks?: readonly [number, number, number];
  readonly children: ReactNode;
}

export function WidgetFrame({
  channel = 'Final 2024',
  score,
  marks,
  children,
}: FrameProps): ReactElement {
  return (
    <div className="widget">
      <div className="widget-head">
        {marks && <Mark n={marks[0]} />}
        <b>{channel}</b>
        <span className="push" />
        {marks && <Mark n={marks[1]} />}
        {score && <span>{score}</span>}
      </div>
      <div className="stream">{children}</div>
      <div className="composer row">
        {marks && <Mark n={marks[2]} />}
        Write a message
      </div>
    </div>
  );
}

interface MessageProps {
  readonly author: string;
  readonly own?: boolean;
  readonly children: ReactNode;
}

export function ChatMessage({author, own, children}: MessageProps): ReactElement {
  return (
    <div className={own ? 'message own' : 'message'}>
      <span className="author">{author}</span>
      {children}
    </div>
  );
}

interface SlipProps {
  readonly marks?: boolean;
}

export function SharedSlip({marks}: SlipProps): ReactElement {
  const bets = [
    ['Home FC – Away FC', 'Match result', 'Away FC', '2.55'],
    ['North FC – South FC', 'Total goals', 'Over 2.5', '1.85'],
  ] as const;
  return (
    <div className="slip col" style={{marginTop: 6, gap: 8}}>
      {bets.map(([event, market, outcome, odds], index) => (
        <div key={event} className={index > 0 ? 'bet next' : 'bet'}>
          <div className="row" style={{gap: 6}}>
            {marks && index === 0 && <Mark n={3} />}
            <span className="muted small">{event}</span>
          </div>
          <div className="row" style={{gap: 6}}>
            {marks && index === 0 && <Mark n={4} />}
            <span>
              {market}: <b>{outcome}</b>
            </span>
            <span className="push strong">{odds}</span>
          </div>
        </div>
      ))}
      <div className="row" style={{gap: 6}}>
        {marks && <Mark n={5} />}
        <span className="copy">
          <Icon name="copy" size={13} />
          Copy bet
        </span>
        <span className="push" />
        {marks && <Mark n={6} />}
        <span className="strong">4.72</span>
      </div>
    </div>
  );
}

interface FlashProps {
  readonly state: 'open' | 'suspended' | 'waiting';
  readonly title: string;
  readonly note: string;
  readonly mark?: number;
  readonly noteMark?: number;
  readonly outcomeMark?: number;
}

export function FlashBet({
  state,
  title,
  note,
  mark,
  noteMark,
  outcomeMark,
}: FlashProps): ReactElement {
  return (
    <div className={state === 'open' ? 'flash' : `flash ${state}`}>
      <div className="row" style={{gap: 8}}>
        {mark !== undefined && <Mark n={mark} />}
        <span className="strong">{title}</span>
        <span className="push" />
        {noteMark !== undefined && <Mark n={noteMark} />}
        <span className="muted small">{note}</span>
      </div>
      {state !== 'waiting' && (
        <div className="outcomes">
          <span>
            {outcomeMark !== undefined && <Mark n={outcomeMark} />}
            <span>Home FC</span> <span>1.90</span>
          </span>
          <span>
            <span>Away FC</span> <span>2.05</span>
          </span>
        </div>
      )}
    </div>
  );
}
