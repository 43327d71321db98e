import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './own.module.css';

interface Props {
  /** What a reader does first comes first. */
  readonly links: readonly {readonly to: string; readonly text: string}[];
}

/** Ways on, as buttons: the first stands out. */
export default function Actions({links}: Props): ReactNode {
  return (
    <div className={styles.actions}>
      {links.map(({to, text}, index) => (
        <Link
          key={to}
          to={to}
          className={clsx('button', index ? 'button--outline' : 'button--primary')}
        >
          {text}
        </Link>
      ))}
    </div>
  );
}
