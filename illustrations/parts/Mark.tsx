import React, {type ReactElement, type ReactNode} from 'react';

/** A number that stands in the list under the picture as well. */
export function Mark({n}: {readonly n: number}): ReactElement {
  return <b className="mark">{n}</b>;
}

/** The same inside an SVG. */
export function SvgMark({
  n,
  x,
  y,
}: {
  readonly n: number;
  readonly x: number;
  readonly y: number;
}): ReactElement {
  return (
    <>
      <circle className="disc" cx={x} cy={y} r={10} />
      <text className="on-mark" x={x} y={y + 4.3} textAnchor="middle">
        {n}
      </text>
    </>
  );
}

interface MarkedProps {
  readonly n?: number;
  /** Which corner of the marked thing carries the number. */
  readonly at?: 'corner' | 'start';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Puts a mark on a corner of what it holds. */
export function Marked({n, at = 'corner', className = '', children}: MarkedProps): ReactElement {
  return (
    <div className={`marked at-${at} ${className}`.trim()}>
      {n !== undefined && <Mark n={n} />}
      {children}
    </div>
  );
}
