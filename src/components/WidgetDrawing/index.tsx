import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {caption, description} from './inPages';
import styles from './own.module.css';

/** A drawing of what the embedding code makes appear. Not the product: nothing in it acts. */
export default function WidgetDrawing(): ReactNode {
  return (
    <figure className={styles.figure}>
      {/* Its words are part of the drawing: programs that compare the page with its Markdown skip them. */}
      <div className={styles.widget} role="img" aria-label={description} data-markdown-ignore="">
        <div className={styles.header}>
          <span className={styles.channel}>Final 2024</span>
          <span className={styles.score}>
            Home FC <b>1 : 0</b> Away FC
          </span>
        </div>
        <div className={styles.stream}>
          <div className={styles.event}>34′ Corner, Away FC</div>
          <div className={styles.message}>
            <span className={styles.author}>Ana</span>
            Good save. Three corners in a row now.
          </div>
          <div className={clsx(styles.message, styles.own)}>
            <span className={styles.author}>Ben</span>
            Here is my slip from before the match:
            <div className={styles.slip}>
              <div className={styles.row}>
                <span>Match result</span>
                <b>Draw</b>
              </div>
              <div className={styles.row}>
                <span>Home FC – Away FC</span>
                <b>3.40</b>
              </div>
              <span className={styles.copy}>Copy bet</span>
            </div>
          </div>
          <div className={styles.flash}>
            <div className={styles.row}>
              <b>Flash bet: next corner</b>
              <span>0:14</span>
            </div>
            <div className={styles.outcomes}>
              <span>Home 1.90</span>
              <span>None 6.50</span>
              <span>Away 2.05</span>
            </div>
          </div>
        </div>
        <div className={styles.composer}>Write a message</div>
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
