import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import './styles.css';

interface Props {
  /** What `src/site-model/transforms/nameCards.ts` has gathered for the page. */
  readonly html: string;
}

/**
 * The cards of a page, each once, out of sight: a template is neither shown nor read out.
 * `src/client/nameCards.ts` shows one at a time. Only in the browser: without script nobody can open
 * them, and the page's HTML would carry what its script carries already.
 */
export default function NameCards({html}: Props): ReactNode {
  return useIsBrowser() ? (
    <template className="name-cards" dangerouslySetInnerHTML={{__html: html}} />
  ) : null;
}
