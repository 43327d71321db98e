import React, {useState, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

const COPIED_SHOWN_MS = 2000;

/** Copies what the figure around it has of code, which can be in several parts. */
export default function CopyButton(): ReactNode {
  const [copied, setCopied] = useState(false);

  async function copy({currentTarget}: MouseEvent<HTMLButtonElement>): Promise<void> {
    const parts = [...(currentTarget.closest('figure')?.querySelectorAll('pre code') ?? [])];
    try {
      await navigator.clipboard.writeText(parts.map((part) => part.textContent).join(''));
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_SHOWN_MS);
    } catch {
      // No permission, or no secure context: the code is selected, ready to be copied by key.
      const [first = currentTarget, last = first] = [parts[0], parts.at(-1)];
      getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length);
    }
  }

  return (
    <button
      type="button"
      className={clsx('code-copy', styles.button)}
      aria-live="polite"
      onClick={(event) => void copy(event)}
    >
      {copied ? 'Copied' : 'Copy'}
    </button>
  );
}
