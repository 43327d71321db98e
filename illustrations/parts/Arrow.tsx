import React, {type CSSProperties, type ReactElement, type ReactNode} from 'react';
import {Mark} from './Mark';

interface ArrowProps {
  readonly to: 'right' | 'left' | 'down' | 'up';
  /** A head at the other end as well; only of an arrow to the right or down. */
  readonly both?: boolean;
  readonly mark?: number;
  readonly text?: ReactNode;
  /** An upright arrow's text stands before it instead of after it. */
  readonly before?: boolean;
  readonly style?: CSSProperties;
}

/** An arrow that fills its place in a grid, with a mark in the middle and words beside it. */
export function Arrow({to, both, mark, text, before, style}: ArrowProps): ReactElement {
  const classes = ['arrow', to, both && 'both', before && 'before', mark === undefined && 'bare'];
  return (
    <div className={classes.filter(Boolean).join(' ')} style={style}>
      <i className="head" />
      {both && <i className="back" />}
      {mark !== undefined && <Mark n={mark} />}
      {text && <span className="text">{text}</span>}
    </div>
  );
}
