import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

/** The buttons of a sample, and the class that it has while its lines wrap. */
export function useCodeButtons(): {
  readonly buttons: ReactNode;
  readonly wrapped: string | false | undefined;
} {
  const [isWrapped, setWrapped] = useState(false);
  const buttons = (
    <span className={styles.buttons}>
      <button
        type="button"
        className={clsx('code-wrap', styles.button)}
        aria-pressed={isWrapped}
        onClick={() => setWrapped(!isWrapped)}
      >
        Wrap
      </button>
      <CopyButton />
    </span>
  );
  return {buttons, wrapped: isWrapped && styles.wrapped};
}
