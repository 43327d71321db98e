import React, {type ComponentProps, type ReactNode} from 'react';

type Svg = ComponentProps<'svg'>;

/** A sign that is one path, in a square of 24 units. */
export const sign = (path: ComponentProps<'path'>, own: Svg = {width: 24, height: 24}) =>
  function Sign(props: Svg): ReactNode {
    return (
      <svg viewBox="0 0 24 24" {...own} {...props}>
        <path {...path} />
      </svg>
    );
  };

/** Of a path that is drawn and not filled. */
export const LINE = {fill: 'none', stroke: 'currentColor', strokeWidth: 2} as const;
