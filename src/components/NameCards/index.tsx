import React, {type ReactNode} from 'react';
import './styles.css';

interface Props {
  /** What `src/remark/nameCards.ts` has gathered for the page. */
  readonly html: string;
}

/**
 * The cards of a page, each once, out of sight: a template is neither shown nor read out.
 * `src/client/nameCards.ts` shows one at a time.
 */
export default function NameCards({html}: Props): ReactNode {
  return <template className="name-cards" dangerouslySetInnerHTML={{__html: html}} />;
}
