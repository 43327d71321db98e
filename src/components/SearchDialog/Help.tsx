import React, {type MouseEvent, type ReactNode} from 'react';
import type {Suggestion} from '../../search/help';
import styles from './own.module.css';

interface LinkProps {
  readonly addressOf: (target: {readonly href: string}) => string;
  readonly onChoose: (event: MouseEvent, target: {readonly href: string}) => void;
}

interface HelpProps extends LinkProps {
  readonly suggestions: readonly Suggestion[];
}

const STARTS: readonly Suggestion[] = [
  {text: 'Virtual Stadium', href: '/docs/virtualStadium/overview'},
  {text: 'Moderation UI', href: '/docs/moderationUi/overview'},
  {text: 'API', href: '/docs/apiReference/overview'},
  {text: 'All documentation', href: '/docs'},
];

function List({
  links,
  addressOf,
  onChoose,
}: LinkProps & {readonly links: readonly Suggestion[]}): ReactNode {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.text}>
          {/* eslint-disable-next-line @docusaurus/no-html-links -- as in Results */}
          <a href={addressOf(link)} onClick={(event) => onChoose(event, link)}>
            {link.text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where to go on from a query that finds nothing. */
export default function Help({suggestions, ...rest}: HelpProps): ReactNode {
  return (
    <div className={styles.help}>
      {suggestions.length > 0 && (
        <>
          <p>Did you mean</p>
          <List links={suggestions} {...rest} />
        </>
      )}
      <p>Fewer or other words may help, in English. Or begin here:</p>
      <List links={STARTS} {...rest} />
    </div>
  );
}
