import React, {useState, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import styles from './styles.module.css';

interface Props {
  /** As the fence names it. */
  readonly language?: string;
  /** The language as readers know it. */
  readonly label?: string;
  readonly title?: ReactNode;
  /** The highlighted code: what `src/site-model/transforms/codeBlocks.ts` makes of a fence. */
  readonly html?: string;
  /** Number of lines, of a block that is shown in part at first. */
  readonly lines?: string;
  /** Code that no build has seen; it is shown as it is. */
  readonly children?: ReactNode;
}

const COPIED_SHOWN_MS = 2000;

function CopyButton(): ReactNode {
  const [copied, setCopied] = useState(false);

  async function copy({currentTarget}: MouseEvent<HTMLButtonElement>): Promise<void> {
    const code = currentTarget.closest('figure')?.querySelector('code');
    try {
      await navigator.clipboard.writeText(code?.textContent ?? '');
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_SHOWN_MS);
    } catch {
      // No permission, or no secure context: the code is selected, ready to be copied by key.
      getSelection()?.selectAllChildren(code ?? currentTarget);
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

/** A link in the code is plain HTML: this keeps its navigation inside the open page. */
function useInnerNavigation(): (event: MouseEvent) => void {
  const history = useHistory();
  return (event) => {
    const link = (event.target as Element).closest('a');
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    // A place of the same page is the browser's own business: it marks it as `:target`.
    const isElsewhere = link && !link.getAttribute('href')?.startsWith('#');
    if (isElsewhere && event.button === 0 && !modified && !event.defaultPrevented) {
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    }
  };
}

/** A sample of code. Every fence becomes one. */
export default function CodeBlock(props: Props): ReactNode {
  const {language = 'text', label, title, html, lines, children} = props;
  const navigate = useInnerNavigation();
  const [isWrapped, setWrapped] = useState(false);
  const [isFolded, setFolded] = useState(lines !== undefined);
  const code = html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}};
  return (
    <figure
      className={clsx('theme-code-block', `language-${language}`, styles.block, {
        [styles.wrapped!]: isWrapped,
        'code-folded': isFolded,
      })}
    >
      <figcaption className={styles.bar}>
        {title && <span className={styles.title}>{title}</span>}
        {label && <span className={styles.label}>{label}</span>}
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
      </figcaption>
      {/* The click comes from a link in it, by key as well. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <pre className={`prism-code language-${language}`} onClick={navigate}>
        <code {...code} />
      </pre>
      {lines !== undefined && (
        <button
          type="button"
          className={clsx('code-unfold', styles.button, styles.unfold)}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? `Show all ${lines} lines` : 'Show less'}
        </button>
      )}
    </figure>
  );
}
