import React, {useEffect, useState, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import styles from './styles.module.css';

interface Props {
  /** As the fence names it. */
  readonly language?: string;
  /** The language as readers know it. */
  readonly label?: string;
  readonly title?: ReactNode;
  /** The highlighted code: what `src/remark/codeBlocks.ts` makes of a fence. */
  readonly html?: string;
  /** Code that no build has seen; it is shown as it is. */
  readonly children?: ReactNode;
}

const COPIED_SHOWN_MS = 2000;

function CopyButton(): ReactNode {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    const timer = copied ? window.setTimeout(() => setCopied(false), COPIED_SHOWN_MS) : undefined;
    return () => window.clearTimeout(timer);
  }, [copied]);

  async function copy({currentTarget}: MouseEvent<HTMLButtonElement>): Promise<void> {
    const code = currentTarget.closest('figure')?.querySelector('code');
    try {
      await navigator.clipboard.writeText(code?.textContent ?? '');
      setCopied(true);
    } catch {
      // No permission, or no secure context: the code is selected, ready to be copied by key.
      getSelection()?.selectAllChildren(code ?? currentTarget);
    }
  }

  return (
    <button
      type="button"
      className={clsx('code-copy', styles.copy)}
      aria-live="polite"
      onClick={copy}
    >
      {copied ? 'Copied' : 'Copy'}
    </button>
  );
}

/** A link in the code is plain HTML: this keeps its navigation inside the open page. */
function useInnerNavigation(): (event: MouseEvent) => void {
  const history = useHistory();
  return (event) => {
    const link = (event.target as Element).closest('a');
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (link && event.button === 0 && !modified && !event.defaultPrevented) {
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    }
  };
}

/** A sample of code. Every fence becomes one. */
export default function CodeBlock(props: Props): ReactNode {
  const {language = 'text', label, title, html, children} = props;
  const navigate = useInnerNavigation();
  const code = html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}};
  return (
    <figure className={clsx('theme-code-block', `language-${language}`, styles.block)}>
      <figcaption className={styles.bar}>
        {title && <span className={styles.title}>{title}</span>}
        {label && <span className={styles.label}>{label}</span>}
        <CopyButton />
      </figcaption>
      {/* Focusable, since wide code scrolls; the click comes from a link in it, by key as well. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <pre className={`prism-code language-${language}`} tabIndex={0} onClick={navigate}>
        <code {...code} />
      </pre>
    </figure>
  );
}
