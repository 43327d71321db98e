import React, {type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Piece} from '../../search/excerpt';
import type {HitGroup} from '../../search/groups';
import type {Hit} from '../../search/find';
import styles from './own.module.css';

interface ResultsProps {
  readonly id: string;
  readonly groups: readonly HitGroup[];
  /** The one that Enter opens. */
  readonly active: Hit | undefined;
  readonly idOf: (hit: Hit) => string;
  readonly onPoint: (hit: Hit) => void;
  readonly onChoose: (event: MouseEvent) => void;
}

/** Text with the words marked that were looked for. */
function Marked({pieces}: {readonly pieces: readonly Piece[]}): ReactNode {
  return pieces.map(({text, found}, index) =>
    found ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** The listbox of the combobox. Its options are links, to be opened in a new tab as well. */
export default function Results(props: ResultsProps): ReactNode {
  const {id, groups, active, idOf, onPoint, onChoose} = props;
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      className={styles.results}
      hidden={groups.length === 0}
    >
      {groups.map(({label, hits}) => (
        <div key={label} role="group" aria-label={label}>
          <div aria-hidden="true" className={styles.groupLabel}>
            {label}
          </div>
          {hits.map((hit) => (
            <Link
              key={hit.href}
              id={idOf(hit)}
              role="option"
              aria-selected={hit === active}
              tabIndex={-1}
              to={hit.href}
              className={styles.option}
              onPointerMove={() => onPoint(hit)}
              onClick={onChoose}
            >
              <span className={styles.title}>
                <Marked pieces={hit.title} />
                {hit.heading.length > 0 && (
                  <span className={styles.heading}>
                    <span aria-hidden="true"> › </span>
                    <Marked pieces={hit.heading} />
                  </span>
                )}
              </span>
              <span className={styles.area}>{hit.area}</span>
              {hit.excerpt.length > 0 && (
                <span className={styles.excerpt}>
                  <Marked pieces={hit.excerpt} />
                </span>
              )}
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}
