import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {provisionalMark as mark} from '../../base/provisional';

interface Props {
  /** What the product's owner has not confirmed. */
  readonly children: ReactNode;
}

/** Marks the smallest part of a sentence that is our proposal. */
export default function Provisional({children}: Props): ReactNode {
  return (
    <>
      <span className={mark.part}>{children}</span>{' '}
      <span className={mark.className}>
        <Link to={mark.page}>
          {mark.word}
          <span>{mark.heard}</span>
        </Link>
      </span>
    </>
  );
}
