/** A time line: rows of bars and moments over one axis of seconds. */
import React, {type ReactElement} from 'react';
import type {Frame} from '../scene';
import {SvgMark} from './Mark';

export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly kind: 'shown' | 'waiting' | 'held' | 'open';
  readonly text?: string;
}

export interface Moment {
  readonly second: number;
  readonly mark: number;
  readonly text?: string;
}

export interface Row {
  readonly name: string;
  readonly sub?: string;
  readonly bars?: readonly Bar[];
  readonly moments?: readonly Moment[];
}

interface Scale {
  readonly left: number;
  readonly perSecond: number;
  readonly width: number;
}

const SCALES: Readonly<Record<Frame, Scale>> = {
  wide: {left: 146, perSecond: 11.35, width: 680},
  narrow: {left: 8, perSecond: 6.75, width: 332},
};
const ROW = 58;
const TOP = 30;
/** Middle of the bars in a row. */
const MIDDLE = 25;

const yOf = (row: number): number => TOP + row * ROW;

/** The row's name: before its bars, or over them where there is no room. */
function Name({
  row,
  y,
  frame,
}: {
  readonly row: Row;
  readonly y: number;
  readonly frame: Frame;
}): ReactElement {
  if (frame === 'narrow') {
    return (
      <text className="title" x={SCALES.narrow.left} y={y + 2} fontWeight={650}>
        {row.name}
        {row.sub && (
          <tspan className="sub" dx={8} fontWeight={400}>
            {row.sub}
          </tspan>
        )}
      </text>
    );
  }
  return (
    <>
      <text className="title" x={0} y={y + (row.sub ? 21 : 29)} fontWeight={650}>
        {row.name}
      </text>
      {row.sub && (
        <text className="sub" x={0} y={y + 37}>
          {row.sub}
        </text>
      )}
    </>
  );
}

function Axis({
  seconds,
  scale,
  bottom,
}: {
  readonly seconds: readonly number[];
  readonly scale: Scale;
  readonly bottom: number;
}): ReactElement {
  return (
    <g textAnchor="middle">
      {seconds.map((second) => {
        const x = scale.left + second * scale.perSecond;
        return (
          <g key={second}>
            <line className="life" x1={x} x2={x} y1={TOP + 8} y2={bottom} />
            <text className="sub" x={x} y={bottom + 16}>
              {second === 0 ? '0' : `${second} s`}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function RowContent({
  row,
  y,
  scale,
}: {
  readonly row: Row;
  readonly y: number;
  readonly scale: Scale;
}): ReactElement {
  const x = (second: number) => scale.left + second * scale.perSecond;
  return (
    <>
      {row.bars?.map(({from, to, kind, text}) => (
        <g key={from}>
          <rect
            className={`span ${kind}`}
            x={x(from)}
            y={y + MIDDLE - 14}
            width={x(to) - x(from)}
            height={28}
            rx={5}
          />
          <text
            className={kind === 'shown' ? '' : 'sub'}
            x={x((from + to) / 2)}
            y={y + MIDDLE + 4}
            textAnchor="middle"
          >
            {text}
          </text>
        </g>
      ))}
      {row.moments?.map(({second, mark, text}) => (
        <g key={second}>
          <SvgMark n={mark} x={x(second)} y={y + MIDDLE} />
          <text x={x(second) + 15} y={y + MIDDLE + 4}>
            {text}
          </text>
        </g>
      ))}
    </>
  );
}

interface Props {
  readonly rows: readonly Row[];
  /** Seconds with a line and a label. */
  readonly seconds: readonly number[];
  readonly frame: Frame;
}

export function Timeline({rows, seconds, frame}: Props): ReactElement {
  const scale = SCALES[frame];
  const bottom = yOf(rows.length) + 6;
  const height = bottom + 24;
  return (
    <svg
      viewBox={`0 0 ${scale.width} ${height}`}
      width={scale.width}
      height={height}
      style={{display: 'block', marginTop: -14}}
    >
      <Axis seconds={seconds} scale={scale} bottom={bottom} />
      {rows.map((row, index) => (
        <g key={row.name}>
          <Name row={row} y={yOf(index)} frame={frame} />
          <RowContent row={row} y={yOf(index)} scale={scale} />
        </g>
      ))}
    </svg>
  );
}
