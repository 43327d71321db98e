import React, {type ReactNode} from 'react';
import styles from './own.module.css';

/*
 * What the drawing is made of. `data-pair` is the number of the lines, in a fence with `pairs`, that
 * a part comes from.
 */

export const Score = (): ReactNode => (
  <span>
    Home FC <b>1 : 0</b> Away FC
  </span>
);

export const Message = (): ReactNode => (
  <>
    <span className={styles.author}>Ana</span>
    Good save. Three corners in a row now.
  </>
);

export const Selection = (): ReactNode => (
  <>
    <div className={styles.row}>
      <span>Match result</span>
      <b>Draw</b>
    </div>
    <div className={styles.row}>
      <span>Home FC – Away FC</span>
      <b>3.40</b>
    </div>
  </>
);

export const Copy = (): ReactNode => (
  <span className={styles.copy} data-pair="5">
    Copy bet
  </span>
);

export const Flash = (): ReactNode => (
  <>
    <div className={styles.row} data-pair="4">
      <b>Flash bet: next corner</b>
      <span>0:14</span>
    </div>
    <div className={styles.outcomes} data-pair="1">
      <span>Home 1.90</span>
      <span>None 6.50</span>
      <span>Away 2.05</span>
    </div>
  </>
);
