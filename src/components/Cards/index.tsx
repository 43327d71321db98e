import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './own.module.css';

interface Card {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

interface Props {
  readonly cards: readonly Card[];
  /** Level of the cards' headings on the page they are on. */
  readonly headingLevel?: 'h2' | 'h3';
}

/** Ways into an area: the whole card is one link. */
export default function Cards({cards, headingLevel: Heading = 'h3'}: Props): ReactNode {
  return (
    <ul className={styles.cards}>
      {cards.map(({to, title, text}) => (
        <li key={to} className={styles.card}>
          <Heading className={styles.title}>
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          </Heading>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
