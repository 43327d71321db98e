import React, {type ReactNode} from 'react';
import type {Piece} from '../../search/excerpt';

/** Text with the words marked that were looked for. */
export default function Marked({pieces}: {readonly pieces: readonly Piece[]}): ReactNode {
  return pieces.map(({text, found}, index) =>
    found ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
