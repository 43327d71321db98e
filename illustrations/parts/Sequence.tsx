/** A sequence diagram: who says what to whom, from top to bottom. */
import React, {type ReactElement} from 'react';
import {SvgMark} from './Mark';

export interface Lane {
  readonly x: number;
  readonly title: string;
  readonly sub?: string;
  /** Written by the reader of the page, not by the product's maker. */
  readonly ours?: boolean;
}

export interface Message {
  /** Lanes by index. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** An answer: drawn dashed. */
  readonly back?: boolean;
  /** Missing where the message belongs to the step above it. */
  readonly mark?: number;
}

/** A time in which one thing is going on in a lane, between two messages (by index). */
export interface Activity {
  readonly lane: number;
  readonly first: number;
  readonly last: number;
  readonly name: string;
  readonly second?: boolean;
}

interface Props {
  readonly width: number;
  readonly lanes: readonly Lane[];
  readonly messages: readonly Message[];
  readonly activities: readonly Activity[];
  readonly headWidth: number;
}

const HEAD = 44;
const STEP = 46;
const MARK_X = 12;
/** Room that an activity takes beside its lane. */
const BAR = 11;

const yOf = (index: number): number => HEAD + 44 + index * STEP;

function Head({lane, width}: {readonly lane: Lane; readonly width: number}): ReactElement {
  return (
    <g textAnchor="middle">
      <rect
        className={lane.ours ? 'lane-head ours' : 'lane-head'}
        x={lane.x - width / 2}
        y={1}
        width={width}
        height={HEAD - 2}
        rx={8}
      />
      <text className="title" x={lane.x} y={lane.sub ? 19 : 27} fontWeight={650}>
        {lane.title}
      </text>
      {lane.sub && (
        <text className="sub" x={lane.x} y={34}>
          {lane.sub}
        </text>
      )}
    </g>
  );
}

interface CallProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly text: string;
  readonly back?: boolean;
}

function Call({from, to, y, text, back}: CallProps): ReactElement {
  const way = Math.sign(to - from);
  const end = to - way * BAR;
  return (
    <>
      <line
        className={back ? 'line back' : 'line'}
        x1={from + way * BAR}
        y1={y}
        x2={end - way * 6}
        y2={y}
      />
      <path className="tip" d={`M${end} ${y}l${-way * 9} -5v10z`} />
      <text className="code" x={Math.min(from, to) + BAR + 4} y={y - 8}>
        {text}
      </text>
    </>
  );
}

export function Sequence({width, lanes, messages, activities, headWidth}: Props): ReactElement {
  const height = yOf(messages.length - 1) + 30;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      style={{display: 'block'}}
    >
      {lanes.map(({title, x}) => (
        <line key={title} className="life" x1={x} x2={x} y1={HEAD} y2={height} />
      ))}
      {activities.map(({lane, first, last, name, second}) => {
        const x = lanes[lane]!.x + (second ? 5 : 0);
        return (
          <g key={name}>
            <rect
              className={second ? 'active second' : 'active'}
              x={x - 5}
              y={yOf(first) - 8}
              width={10}
              height={yOf(last) - yOf(first) + 16}
              rx={4}
            />
            <text className="letter" x={x} y={yOf(first) + 28} textAnchor="middle">
              {name}
            </text>
          </g>
        );
      })}
      {messages.map(({from, to, text, back, mark}, index) => (
        <g key={`${mark} ${text}`}>
          {mark !== undefined && <SvgMark n={mark} x={MARK_X} y={yOf(index)} />}
          <Call from={lanes[from]!.x} to={lanes[to]!.x} y={yOf(index)} text={text} back={back} />
        </g>
      ))}
      {lanes.map((lane) => (
        <Head key={lane.title} lane={lane} width={headWidth} />
      ))}
    </svg>
  );
}
