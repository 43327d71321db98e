import React, {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import './signs.css';

/**
 * A sign that a class draws: once in the styles, which a reader loads once, and not in each page.
 * @param name - its class in signs.css
 */
export const sign = (name: string) =>
  function Sign({className}: Pick<ComponentProps<'svg'>, 'className'>): ReactNode {
    return <span aria-hidden className={clsx('sign', name, className)} />;
  };
