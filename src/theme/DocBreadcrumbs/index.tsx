// Wraps the original: puts the page's tools next to the trail. The theme has no place of its own for them.
import React, {type ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageTools from '@site/src/components/PageTools';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <div className={styles.row}>
      <div className={styles.trail}>
        <DocBreadcrumbs />
      </div>
      <PageTools />
    </div>
  );
}
