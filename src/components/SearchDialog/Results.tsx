import React, {type MouseEvent, type ReactNode} from 'react';
import type {HitGroup} from '../../search/groups';
import type {Hit} from '../../search/find';
import Marked from './Marked';
import styles from './own.module.css';

interface ResultsProps {
  readonly id: string;
  readonly groups: readonly HitGroup[];
  /** The one that Enter opens. */
  readonly active: Hit | undefined;
  readonly idOf: (hit: Hit) => string;
  readonly addressOf: (hit: Hit) => string;
  readonly onPoint: (hit: Hit) => void;
  readonly onChoose: (event: MouseEvent, hit: Hit) => void;
}

/** The listbox of the combobox. Its options are links, to be opened in a new tab as well. */
export default function Results(props: ResultsProps): ReactNode {
  const {id, groups, active, idOf, addressOf, onPoint, onChoose} = props;
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
            // eslint-disable-next-line @docusaurus/no-html-links -- Link would prefetch every page that it shows
            <a
              key={hit.href}
              id={idOf(hit)}
              role="option"
              aria-selected={hit === active}
              tabIndex={-1}
              href={addressOf(hit)}
              className={styles.option}
              onPointerMove={() => onPoint(hit)}
              onClick={(event) => onChoose(event, hit)}
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
              <span className={styles.excerpt}>
                <Marked pieces={hit.excerpt} />
              </span>
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}
