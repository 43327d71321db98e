import React, {type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Suggestion} from '../../search/help';
import styles from './own.module.css';

interface HelpProps {
  readonly suggestions: readonly Suggestion[];
  readonly onChoose: (event: MouseEvent) => void;
}

const STARTS = [
  '/docs/virtualStadium/overview',
  '/docs/moderationUi/overview',
  '/docs/apiReference/overview',
];

/** Where to go on from a query that finds nothing. */
export default function Help({suggestions, onChoose}: HelpProps): ReactNode {
  // The navbar's first entries are the areas, by the owner's names.
  const {items} = useThemeConfig().navbar;
  const starts = STARTS.map((href, at) => ({text: String(items[at]?.label), href}));
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
      {list([...starts, {text: 'All documentation', href: '/docs'}])}
    </div>
  );
}
