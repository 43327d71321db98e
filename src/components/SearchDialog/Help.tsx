import React, {type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Suggestion} from '../../search/help';
import styles from './own.module.css';

interface HelpProps {
  readonly suggestions: readonly Suggestion[];
  readonly onChoose: (event: MouseEvent) => void;
}

const STARTS: readonly Suggestion[] = [
  {text: 'Virtual Stadium', href: '/docs/virtualStadium/overview'},
  {text: 'Moderation UI', href: '/docs/moderationUi/overview'},
  {text: 'API', href: '/docs/apiReference/overview'},
  {text: 'All documentation', href: '/docs'},
];

/** Where to go on from a query that finds nothing. */
export default function Help({suggestions, onChoose}: HelpProps): ReactNode {
  const list = (links: readonly Suggestion[]) => (
    <ul className={styles.links}>
      {links.map(({text, href}) => (
        <li key={text}>
          <Link to={href} onClick={onChoose}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.help}>
      {suggestions.length > 0 && <p>Did you mean</p>}
      {suggestions.length > 0 && list(suggestions)}
      <p>Fewer or other words may help, in English. Or begin here:</p>
      {list(STARTS)}
    </div>
  );
}
