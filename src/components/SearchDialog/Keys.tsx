import React, {useState, type ReactNode} from 'react';
import {slash, slashOpens} from './slash';
import styles from './own.module.css';

/** What the keys do, and the switch for the one that works outside of the dialog. */
export default function Keys(): ReactNode {
  const [opens, setOpens] = useState(slashOpens);
  return (
    <div className={styles.keys}>
      <span aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
      </span>
      <label>
        <input
          type="checkbox"
          checked={opens}
          onChange={() => {
            setOpens(!opens);
            if (opens) {
              slash.set('off');
            } else {
              slash.del();
            }
          }}
        />{' '}
        <kbd>/</kbd> opens the search
      </label>
    </div>
  );
}
