import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeButtons} from './useCodeButtons';
import {useInnerNavigation} from './useInnerNavigation';
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

/** A sample of code. Every fence becomes one. */
export default function CodeBlock(props: Props): ReactNode {
  const {language = 'text', label, title, html, lines, children} = props;
  const navigate = useInnerNavigation();
  const {buttons, wrapped} = useCodeButtons();
  const [isFolded, setFolded] = useState(lines !== undefined);
  const code = html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}};
  return (
    <figure
      className={clsx('theme-code-block', `language-${language}`, styles.block, wrapped, {
        'code-folded': isFolded,
      })}
    >
      <figcaption className={styles.bar}>
        {title && <span className={styles.title}>{title}</span>}
        {label && <span className={styles.label}>{label}</span>}
        {buttons}
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
