import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {caption, description} from './inPages';
import {Copy, Flash, Message, Score, Selection} from './parts';
import styles from './own.module.css';

/** A drawing of what the embedding code makes appear. Not the product: nothing in it acts. */
export default function WidgetDrawing(): ReactNode {
  return (
    <figure className={styles.figure}>
      {/* Its words are part of the drawing: programs that compare the page with its Markdown skip them. */}
      <div className={styles.widget} role="img" aria-label={description} data-markdown-ignore="">
        <div className={styles.header}>
          <span className={styles.channel} data-pair="3">
            match-2024-final
          </span>
          <Score />
        </div>
        <div className={styles.stream}>
          <div className={styles.event}>34′ Corner, Away FC</div>
          <div className={styles.message}>
            <Message />
          </div>
          <div className={clsx(styles.message, styles.own)}>
            <span className={styles.author} data-pair="2">
              Ben
            </span>
            Here is my slip from before the match:
            <div className={styles.slip}>
              <Selection />
              <Copy />
            </div>
          </div>
          <div className={styles.flash}>
            <Flash />
          </div>
        </div>
        <div className={styles.composer}>Write a message</div>
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
