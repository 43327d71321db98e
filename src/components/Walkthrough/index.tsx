import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeButtons} from '../CodeBlock/useCodeButtons';
import code from '../CodeBlock/styles.module.css';
import styles from './styles.module.css';

interface Props {
  /** Of the file; what the build makes of the fence. */
  readonly title?: string;
  readonly language?: string;
  /** The steps. */
  readonly children?: ReactNode;
}

/** One file in rows: next to the lines of each step what they do. */
export default function Walkthrough({title, language, children}: Props): ReactNode {
  const {buttons, wrapped} = useCodeButtons();
  return (
    <figure
      className={clsx('theme-code-block', `language-${language}`, 'walk', styles.walk, wrapped)}
    >
      <figcaption className={clsx(code.block, code.bar, styles.bar)}>
        <span className={code.title}>{title}</span>
        {buttons}
      </figcaption>
      <ol>{children}</ol>
    </figure>
  );
}
