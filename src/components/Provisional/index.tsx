import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {provisionalMark as mark, type Extent} from '../../base/provisional';

interface Props {
  /** How far the mark reaches where that is more than a part of a sentence. */
  readonly of?: Extent;
  /** What the product's owner has not confirmed; a page is it as a whole. */
  readonly children?: ReactNode;
}

const theMark = (
  <span className={mark.className}>
    <Link to={mark.page}>
      {mark.word}
      <span>{mark.heard}</span>
    </Link>
  </span>
);

/** Marks the smallest part of a sentence, or at its head what is unconfirmed as a whole. */
export default function Provisional({of, children}: Props): ReactNode {
  const within = of !== 'page' && {className: mark.block, role: 'group', 'aria-label': mark.word};
  return of ? (
    <div {...within}>
      <p>
        {mark.extents[of]} {theMark}
      </p>
      {children}
    </div>
  ) : (
    <>
      <span className={mark.part}>{children}</span> {theMark}
    </>
  );
}
