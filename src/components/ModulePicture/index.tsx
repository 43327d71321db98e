import React, {type ReactNode} from 'react';
import {Copy, Flash, Message, Score, Selection} from '../WidgetDrawing/parts';
import styles from './own.module.css';

/** By id of the module in `src/facts/modules.yaml`: what of the widget's drawing it adds. */
const PICTURES: Readonly<Record<string, () => ReactNode>> = {
  matchChat: Message,
  betShare: Selection,
  copyBet: Copy,
  betInsights: () => (
    <>
      Home FC, next goal
      <span className={styles.bar} />
    </>
  ),
  flashBet: Flash,
  centralHub: () => (
    <>
      Ana <b>Follow</b>
    </>
  ),
  lmt: Score,
  contactSupport: () => <b>Support</b>,
};

/** A cut-out of the widget's drawing. Seen only: who hears the page hears the module's clause. */
export default function ModulePicture({of}: {readonly of: string}): ReactNode {
  return (
    <div className={styles.picture} aria-hidden="true" data-markdown-ignore="">
      <div className={styles.cutOut}>{PICTURES[of]?.()}</div>
    </div>
  );
}
